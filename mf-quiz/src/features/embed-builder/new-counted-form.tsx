import { createEmbed } from '@vitrina/contract/calls/create-embed';
import { tooLong } from '@vitrina/contract/messages';
import { callApi, queryClient, refusalOf, showToast } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { readBy } from '@vitrina/shared-ui/read-form';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { builderTexts } from '../../messages.ts';
import style from './embed-builder.module.css';
import { ownEmbedsQuery } from './own-embeds-query.ts';

const { counted: texts } = builderTexts;

const NO_NAME = { name: '' };
const read = readBy(
  createEmbed.body,
  { required: texts.nameMissing, tooLong },
  (typed: typeof NO_NAME) => typed,
);

export function NewCountedForm({ onMade }: { onMade: (id: string) => void }) {
  const kept = useKept('new-counted-form', NO_NAME);
  const form = useForm({
    ...kept,
    read,
    async send(body, typed) {
      const { data } = await callApi(createEmbed, { body });
      kept.settle(typed);
      // Refetch first: the new id must be in the list.
      await queryClient.invalidateQueries({ queryKey: ownEmbedsQuery().queryKey });
      onMade(data.id);
      showToast(texts.created);
    },
    refused: refusalOf(texts.createFailed),
  });
  return (
    <form {...form.props} className={style.newForm}>
      <TextField {...form.field('name')} label={texts.name} />
      <FormAlert notice={form.notice} />
      <Button type="submit" variant="secondary" busy={form.busy}>
        {texts.create}
      </Button>
    </form>
  );
}
