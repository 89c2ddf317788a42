import { updateEmbed } from '@vitrina/contract/calls/update-embed';
import type { Embed } from '@vitrina/contract/entities/embed';
import { readEmbedSites } from '@vitrina/contract/rules/embed-sites';
import { callApi, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { type FormEvent, useState } from 'react';
import { embedMessages as text } from '../../embed-messages.ts';
import { tellFailure } from '../tell-failure.ts';
import style from './embeds.module.css';
import { refreshEmbeds } from './embeds-query.ts';

/** Where alone a form works. */
export function EmbedSites({ embed: { id, origins } }: { embed: Embed }) {
  const [typed, setTyped] = useState(() => (origins ?? []).join('\n'));
  const [error, setError] = useState('');
  const change = useSingleMutation({
    mutationKey: ['update-embed', id],
    mutationFn: (origins: string[]) => callApi(updateEmbed, { params: { id }, body: { origins } }),
    onSuccess(_, origins) {
      setTyped(origins.join('\n'));
      showToast(origins.length > 0 ? text.sitesSaved : text.sitesOpened);
    },
    onError: (error) => void tellFailure('embed', text.changeFailed)(error),
    onSettled: refreshEmbeds,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { origins, problem } = readEmbedSites(typed);
    setError(problem);
    if (!problem) change.mutate(origins);
  };
  return (
    <form className={style.sites} onSubmit={submit} noValidate>
      <p>{text.sitesLead}</p>
      <TextAreaField
        label={text.sitesField}
        hint={text.sitesHint}
        error={error}
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" disabled={change.isPending}>
        {text.sitesSave}
      </Button>
    </form>
  );
}
