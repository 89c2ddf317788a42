import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { readText, writeText } from '@vitrina/shared-auth/storage';
import { type Overrides, readOverrides } from './overridden-releases.ts';

/**
 * The registry as one browser gets it: a remote with a canary is offered in the new release to the
 * browsers whose place is below its share, with the release of all the others to fall back to. What
 * is no remote is left out.
 * @param placeOf 0 to 1, by the name of a remote
 * @param overrides what runs in place of the live release, with nothing to fall back to
 */
export const offeredReleases = (
  registry: Registry,
  placeOf: (remote: string) => number,
  overrides: Overrides,
): Registry => ({
  ...registry,
  remotes: registry.remotes
    .filter((remote) => typeof remote?.name === 'string')
    .map((remote) => {
      const override = overrides[remote.name];
      if (override) return { ...remote, current: override, previous: null };
      const { canary } = remote;
      if (!canary?.release || placeOf(remote.name) >= canary.share) return remote;
      return { ...remote, current: canary.release, previous: remote.current };
    }),
});

/** The registry as this browser gets it. */
export const releasesHere = (
  registry: Registry,
  environment: PlatformConfig['environment'],
): Registry => offeredReleases(registry, browserPlace, readOverrides(environment));

/**
 * This browser's place among all in the canaries of a remote: drawn once, so that it does not go back
 * and forth between releases, and for each remote, so that nobody gets the canaries of all.
 */
export function browserPlace(remote: string): number {
  const key = `vitrina:place:${remote}` as const;
  const kept = Number(readText(key) ?? -1);
  if (kept >= 0 && kept < 1) return kept;
  const drawn = Math.random();
  writeText(key, String(drawn));
  return drawn;
}
