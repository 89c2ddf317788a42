import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import { takenContribution } from '@vitrina/contract/rules/contribution-claims';
import { labelOfRemote } from '@vitrina/contract/rules/navigation-claims';
import { nearestWord } from '../nearest-word.ts';
import { checkRelease, fallbackOf, isBad, ReleaseError, withMark } from '../publish.ts';

/*
 * Changes of one remote in the registry. Each returns a new registry and leaves the other remotes
 * as they are.
 */

/**
 * Goes back to the previous release, or to `wanted`, and ends a canary. The release that was live
 * is marked as bad; the new fallback is the newest good one.
 * @param past releases that were live, the newest first
 * @throws ReleaseError when there is none, or it does not fit the live shell
 */
export function rolledBack(
  registry: Registry,
  name: string,
  past: readonly Release[],
  wanted?: string,
): Registry {
  const left = remoteOf(registry, name).current.id;
  const marked = withMark(registry, name, left, 'bad');
  return changed(marked, name, (remote) => {
    const known = [...(remote.previous ? [remote.previous] : []), ...past];
    const release = known.find(({ id }) =>
      wanted === undefined ? !isBad(marked, name, id) : id === wanted && id !== left,
    );
    if (!release)
      throw new ReleaseError(
        wanted === undefined
          ? `${name} has no good release before ${left}.`
          : `${name} had no release ${wanted} that could be gone back to.`,
      );
    checkRelease(registry, name, release);
    const previous = fallback(marked, name, known, release.id);
    return { ...remote, current: release, previous, canary: null };
  });
}

/** Marks a release as good or bad. A bad release is never a fallback. */
export function markedRelease(
  registry: Registry,
  name: string,
  past: readonly Release[],
  id: string,
  mark: 'good' | 'bad',
): Registry {
  const marked = withMark(registry, name, id, mark);
  return changed(marked, name, (remote) => {
    const known = [...(remote.previous ? [remote.previous] : []), ...past];
    const previous = fallback(marked, name, known, remote.current.id);
    return previous?.id === remote.previous?.id ? remote : { ...remote, previous };
  });
}

/** The newest good release that fits the live shell, other than `live`. */
const fallback = (
  registry: Registry,
  name: string,
  past: readonly Release[],
  live: string,
): Release | null =>
  past.find((release) => release.id !== live && isUsable(registry, name, release)) ?? null;

/** True when the release is not marked as bad and fits the live shell. */
export function isUsable(registry: Registry, name: string, release: Release): boolean {
  if (isBad(registry, name, release.id)) return false;
  try {
    checkRelease(registry, name, release);
    return true;
  } catch {
    return false;
  }
}

/** Gives `release` to `share` of the browsers (0 to 1); the others keep the current one. */
export const withCanary = (
  registry: Registry,
  name: string,
  release: Release,
  share: number,
): Registry => changed(registry, name, (remote) => ({ ...remote, canary: { release, share } }));

/** Ends a canary: all browsers get the current release again. */
export const withoutCanary = (registry: Registry, name: string): Registry =>
  changed(registry, name, (remote) => (remote.canary ? { ...remote, canary: null } : remote));

/**
 * Makes the canary's release live for all browsers.
 * @throws ReleaseError when there is no canary, or it is marked as bad or does not fit the shell
 */
export const promoted = (registry: Registry, name: string): Registry =>
  changed(registry, name, (remote) => {
    if (!remote.canary) throw new ReleaseError(`${name} has no canary.`);
    const { release } = remote.canary;
    if (isBad(registry, name, release.id))
      throw new ReleaseError(
        `${name} ${release.id} is marked as bad: pnpm mark-good ${name} ${release.id} takes that back.`,
      );
    checkRelease(registry, name, release);
    const previous = fallbackOf(registry, remote, release.id);
    return { ...remote, current: release, previous, canary: null };
  });

/**
 * Kill switch.
 * @throws ReleaseError when it is switched on with a name that another remote took meanwhile
 */
export const switched = (registry: Registry, name: string, on: boolean): Registry =>
  changed(registry, name, (remote) => {
    if ((remote.disabled ?? false) === !on) return remote;
    for (const release of on ? [remote.current, remote.canary?.release] : []) {
      const taken =
        release &&
        (takenContribution(registry, name, release) ?? labelOfRemote(registry, name, release));
      if (taken)
        throw new ReleaseError(
          `${name} ${release.id} is not switched on: ${taken}. Release it with other names while it is off.`,
        );
    }
    return { ...remote, disabled: !on };
  });

function changed(
  registry: Registry,
  name: string,
  change: (remote: RegistryRemote) => RegistryRemote,
): Registry {
  const before = remoteOf(registry, name);
  const after = change(before);
  if (after === before) return registry;
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => (remote === before ? after : remote)),
  };
}

function remoteOf(registry: Registry, name: string): RegistryRemote {
  const remote = registry.remotes.find((one) => one.name === name);
  if (!remote) {
    const meant = nearestWord(
      name,
      registry.remotes.map((one) => one.name),
    );
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new ReleaseError(`${name} was never released.${hint}`);
  }
  return remote;
}
