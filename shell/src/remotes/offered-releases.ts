import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { readText, writeText } from '@vitrina/shared-auth/storage';
import { type Overrides, readOverrides } from './overridden-releases.ts';

/**
 * The registry for one browser: browsers whose place is below a canary's share are offered the canary, with
 * everybody else's release as the fallback. Drops invalid remotes.
 * @param placeOf 0 to 1, by remote name
 * @param overrides replace live releases, without a fallback
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
      const override = Object.hasOwn(overrides, remote.name) && overrides[remote.name];
      if (override) return { ...remote, current: override, previous: null };
      const { canary } = remote;
      // Unvalidated: a share that is a string would be compared as a number.
      return canary?.release &&
        typeof canary.share === 'number' &&
        placeOf(remote.name) < canary.share
        ? { ...remote, current: canary.release, previous: remote.current }
        : remote;
    }),
});

/** The registry for this browser. */
export const releasesHere = (
  registry: Registry,
  environment: PlatformConfig['environment'],
): Registry => offeredReleases(registry, browserPlace, readOverrides(environment));

/**
 * This browser's place in a remote's canaries. Drawn once, so that it does not alternate between releases,
 * and per remote, so that nobody gets all canaries.
 */
export function browserPlace(remote: string): number {
  const key = `vitrina:place:${remote}` as const;
  const kept = Number(readText(key) ?? -1);
  if (kept >= 0 && kept < 1) return kept;
  const drawn = Math.random();
  writeText(key, String(drawn));
  return drawn;
}
