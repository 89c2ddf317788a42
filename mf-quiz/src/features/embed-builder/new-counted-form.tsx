import { createEmbed } from '@vitrina/contract/calls/create-embed';
import { MAX_EMBED_NAME_LENGTH } from '@vitrina/contract/constants';
import { callApi, queryClient, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { TextField } from '@vitrina/shared-ui/text-field';
import { type FormEvent, useState } from 'react';
import { builderTexts } from '../../messages.ts';
import style from './embed-builder.module.css';
import { ownEmbedsQuery } from './own-embeds-query.ts';

const { counted: texts } = builderTexts;

/** Makes a form of the dashboard, and chooses it. */
export function NewCountedForm({ onMade }: { onMade: (id: string) => void }) {
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const create = useSingleMutation({
    mutationKey: ['create-embed'],
    mutationFn: () => callApi(createEmbed, { body: { name: name.trim() } }),
    async onSuccess({ data: { id } }) {
      setName('');
      // Known first: one that is not in the list would be unknown.
      await queryClient.invalidateQueries({ queryKey: ownEmbedsQuery().queryKey });
      onMade(id);
      showToast(texts.created);
    },
    onError: (error) =>
      void showToast(serverMessageOr(error, texts.createFailed), { tone: 'danger' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!name.trim());
    if (name.trim()) create.mutate();
  };
  return (
    <form className={style.newForm} onSubmit={submit} noValidate>
      <TextField
        label={texts.name}
        error={missing && texts.nameMissing}
        maxLength={MAX_EMBED_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" busy={create.isPending}>
        {texts.create}
      </Button>
    </form>
  );
}
