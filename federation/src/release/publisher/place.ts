import { keyId } from '@vitrina/contract/delegation-signature';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import { canonicalJson } from '@vitrina/contract/registry-signature';
import { StoreError } from '../release-store.ts';
import type { Submission } from './submission.ts';

/*
 * A remote's place in the registry: everything that its team may change. Compared as written,
 * because reading drops what this version does not understand.
 */

type Written = Partial<RegistryRemote>;

/** The entry of a remote as written; undefined when there is none. */
export function writtenEntry({ remotes }: Registry, name: string): Written | undefined {
  const entries: unknown[] = remotes;
  return entries.find(
    (entry): entry is Written =>
      typeof entry === 'object' && entry !== null && 'name' in entry && entry.name === name,
  );
}

/** Equality as JSON. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  canonicalJson({ one }) === canonicalJson({ one: other });

/** The part of an entry that browsers verify. */
const signedPart = ({ current, previous, canary }: Written) => ({
  current,
  previous: previous ?? null,
  canary: canary ?? null,
});

/** Signed for the publisher, not for browsers. */
const badOf = (registry: Registry, name: string): string[] => registry.bad?.[name] ?? [];

const placeOf = (registry: Registry, name: string) => {
  const entry = writtenEntry(registry, name);
  return (
    entry && {
      ...signedPart(entry),
      disabled: entry.disabled === true,
      bad: badOf(registry, name),
    }
  );
};

const placeIn = (submission: Submission) => ({
  ...signedPart(submission),
  disabled: submission.disabled,
  bad: submission.bad,
});

/** The part of a remote's entry that browsers verify, without its signatures. */
export function releasesOf(registry: Registry, name: string) {
  const entry = writtenEntry(registry, name);
  return entry && signedPart(entry);
}

/** True when browsers verify the same for a remote in both registries. */
export const hasSameEntry = (one: Registry, other: Registry, name: string): boolean =>
  hasSameContent(one, other, name) &&
  isSameValue(writtenEntry(one, name)?.signed, writtenEntry(other, name)?.signed);

/** Like `hasSameEntry`, but ignores signatures. */
export function hasSameContent(one: Registry, other: Registry, name: string): boolean {
  const content = (registry: Registry) => {
    const { current, previous, canary } = writtenEntry(registry, name) ?? {};
    return { current, previous, canary };
  };
  return isSameValue(content(one), content(other));
}

/** True when roots keep an entry valid that too few of its team's present keys signed. */
export function isKept({ delegation, ...registry }: Registry, name: string): boolean {
  const team = delegation && Object.hasOwn(delegation.teams, name) && delegation.teams[name];
  const { signed } = writtenEntry(registry, name) ?? {};
  if (!team || !signed) return false;
  const own = new Set(team.keys.map(({ key }) => keyId(key)));
  return signed.signatures.filter(({ by }) => own.has(by)).length < team.threshold;
}

export const isOff = (registry: Registry, name: string): boolean =>
  writtenEntry(registry, name)?.disabled === true;

/** True when a remote has the same place in both registries. */
export const hasSamePlace = (one: Registry, other: Registry, name: string): boolean =>
  isSameValue(placeOf(one, name), placeOf(other, name));

export const isLiveAlready = (live: Registry, submission: Submission): boolean =>
  isSameValue(placeOf(live, submission.name), placeIn(submission));

/** True when the signed part is unchanged, so that its signatures stay valid. */
export function hasSameReleases(live: Registry, submission: Submission): boolean {
  const entry = writtenEntry(live, submission.name);
  return entry !== undefined && isSameValue(signedPart(entry), signedPart(submission));
}

/** True when a submission only disables its remote: one key of the team is enough. */
export const isSwitchOff = (live: Registry, submission: Submission): boolean =>
  isSameValue(placeOf(live, submission.name), { ...placeIn(submission), disabled: false }) &&
  submission.disabled;

/**
 * The one remote whose place differs.
 * @throws StoreError when anything else differs, which no team may change
 */
export function changedRemote(before: Registry, next: Registry): string {
  const others = ({ remotes: _, bad: _b, revision: _r, signature: _s, ...rest }: Registry) => rest;
  const names = [before, next].flatMap(({ remotes, bad = {} }) => [
    ...remotes.map((remote: Written) => remote?.name ?? ''),
    ...Object.keys(bad),
  ]);
  const distinct = [...new Set(names)];
  const moved = distinct.filter((name) => !hasSamePlace(before, next, name));
  // A remote to be signed again has the same place.
  const changed =
    moved.length > 0 ? moved : distinct.filter((name) => !hasSameEntry(before, next, name));
  const [name] = changed;
  if (name !== undefined && changed.length === 1 && isSameValue(others(before), others(next)))
    return name;
  throw new StoreError(
    `A team changes the place of one remote, and nothing else: this takes the registry's key. Nothing was changed.`,
  );
}
