import { updateEmbed } from '@vitrina/contract/calls/update-embed';
import type { Embed } from '@vitrina/contract/entities/embed';
import { readEmbedSites } from '@vitrina/contract/rules/embed-sites';
import { readableHost } from '@vitrina/contract/rules/readable-host';
import { siteName } from '@vitrina/contract/rules/web-link';
import { callApi, isApiCallError, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { TextAreaField } from '@vitrina/shared-ui/text-area-field';
import { type FormEvent, useState } from 'react';
import { embedMessages as text } from '../../embed-messages.ts';
import { tellFailure } from '../tell-failure.ts';
import style from './embeds.module.css';
import { refreshEmbeds } from './embeds-query.ts';

/** Hosts in readable form, valid as input. */
const sitesText = (origins: readonly string[]): string =>
  origins.map((origin) => origin.replace(/[^/]+$/, readableHost)).join('\n');

export function EmbedSites({ embed: { id, origins } }: { embed: Embed }) {
  const saved = origins ?? [];
  // The value when typing began: later answers are conflicts.
  const [seen, setSeen] = useState(saved);
  const [typed, setTyped] = useState(() => sitesText(seen));
  const [error, setError] = useState('');
  const [conflicts, setConflicts] = useState(false);
  const change = useSingleMutation({
    mutationKey: ['update-embed', id],
    mutationFn: (origins: string[]) =>
      callApi(updateEmbed, {
        params: { id },
        body: { origins, origins_seen: conflicts ? saved : seen },
      }),
    onSuccess(_, origins) {
      setSeen(origins);
      setConflicts(false);
      setTyped(sitesText(origins));
      showToast(origins.length > 0 ? text.sitesSaved : text.sitesOpened);
    },
    async onError(error) {
      const isConflict =
        isApiCallError(error) && error.name === 'ApiError' && error.code === 'version_conflict';
      if (!isConflict) return void tellFailure('embed', text.changeFailed)(error);
      await refreshEmbeds();
      setConflicts(true);
    },
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
        error={
          error ||
          (conflicts &&
            text.sitesChanged(
              saved.map((origin) => readableHost(siteName(origin))).join(', ') || text.noSites,
            ))
        }
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
