import { createUserEmbed } from '@vitrina/contract/calls/create-user-embed';
import { REQUIRED } from '@vitrina/contract/messages';
import { readEmbedSites } from '@vitrina/contract/rules/embed-sites';
import { hostCan, refusalOf, showToast } from '@vitrina/shared-auth';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import { Button } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { type ReadForm, readBy } from '@vitrina/shared-ui/read-form';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { TextField } from '@vitrina/shared-ui/text-field';
import { useForm } from '@vitrina/shared-ui/use-form';
import { embedMessages as text } from '../../embed-messages.ts';
import { messages } from '../../messages.ts';
import style from '../form/form.module.css';
import { addUserEmbed } from './user-embeds-query.ts';

const NO_EMBED = { name: '', origins: '' };
type Typed = typeof NO_EMBED;

const readBody = readBy(
  createUserEmbed.body,
  { required: REQUIRED, tooLong: messages.tooLong },
  ({ name, origins }: Typed) => ({
    name,
    ...(origins && { origins: readEmbedSites(origins).origins }),
  }),
);

/** Validates the sites as typed: `readBody` silently drops invalid ones. */
const read: ReadForm<Typed, { name: string; origins?: string[] | undefined }> = (values) => {
  const found = readBody(values);
  const { problem } = readEmbedSites(values.origins);
  if (!problem) return found;
  return { errors: { ...('errors' in found && found.errors), origins: problem } };
};

interface NewEmbedProps {
  userId: number;
  onCreated: () => void;
}

export function NewEmbed({ userId, onCreated }: NewEmbedProps) {
  const kept = useKept(`create-embed-${userId}`, NO_EMBED);
  const form = useForm({
    ...kept,
    read,
    async send(body, typed) {
      await addUserEmbed(userId, body);
      kept.settle(typed);
      showToast(text.created(body.name));
      onCreated();
    },
    refused: refusalOf(text.createFailed),
  });
  return (
    <form {...form.props} className={style.form}>
      <p>{text.lead}</p>
      <TextField {...form.field('name')} label={text.name} required />
      {hostCan('embed-origins') && (
        <TextAreaField
          {...form.field('origins')}
          label={text.sites}
          hint={text.sitesHint}
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
        />
      )}
      <FormAlert notice={form.notice} />
      <div>
        <Button type="submit" busy={form.busy}>
          {text.create}
        </Button>
      </div>
    </form>
  );
}
