import type { Registry, Release } from '@vitrina/contract/registry';
import { hasSameReleases, writtenEntry } from './place.ts';
import { printable } from './printable.ts';
import type { Submission } from './submission.ts';

/** What a submission would change, and all that a person has to look at before they sign it; a line each. */
export function describeSubmission(live: Registry, submission: Submission): string[] {
  const { name, serial, by, at, current, previous, canary, disabled, bad } = submission;
  const before = writtenEntry(live, name);
  const isOff = before?.disabled === true;
  const marked = live.bad?.[name] ?? [];
  const added = bad.filter((id) => !marked.includes(id));
  const taken = marked.filter((id) => !bad.includes(id));
  const release = (what: string, next: Release, was: string | undefined) =>
    next.id === was
      ? []
      : [
          `  ${what} ${next.id}${was === undefined ? '' : ` in place of ${was}`}, from ${next.entry.url}, at ${next.mounts.map(({ path }) => path).join(' ')}`,
        ];
  const changes = [
    ...release('for everybody', current, before?.current?.id),
    ...(canary
      ? release(`for ${canary.share * 100} %`, canary.release, before?.canary?.release.id)
      : []),
    ...(canary && before?.canary && before.canary.share !== canary.share
      ? [`  for ${canary.share * 100} % in place of ${before.canary.share * 100} %`]
      : []),
    ...(before?.canary && !canary ? [`  the canary ${before.canary.release.id} ends`] : []),
    ...(previous?.id === before?.previous?.id
      ? []
      : [`  pages fall back to ${previous?.id ?? 'none'}`]),
    ...(disabled === isOff ? [] : [`  it is switched ${disabled ? 'off' : 'on'}`]),
    ...(added.length > 0 ? [`  marked as bad: ${added.join(' ')}`] : []),
    ...(taken.length > 0 ? [`  marked as bad no more: ${taken.join(' ')}`] : []),
  ];
  const lines = [
    `${name}, serial ${serial}, by ${by} at ${at}, made from revision ${submission.revision}:`,
    ...(changes.length > 0
      ? changes
      : [
          hasSameReleases(live, submission)
            ? '  nothing changes'
            : '  the same releases, written anew',
        ]),
  ];
  // What it names may be somebody else's wish to hide the rest.
  return lines.map(printable);
}
