import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import { checkRelease, ReleaseError } from '../publish.ts';

/*
 * What can be done to one remote in the registry. Each answers a new registry and leaves every other
 * remote as it is.
 */

/**
 * The previous release becomes the current one; a canary ends.
 * @throws ReleaseError when there is none, or it no longer fits a shell that was released since
 */
export const rolledBack = (registry: Registry, name: string): Registry =>
  changed(registry, name, (remote) => {
    if (!remote.previous)
      throw new ReleaseError(`${name} has no release before ${remote.current.id}.`);
    checkRelease(registry, name, remote.previous);
    return { ...remote, current: remote.previous, previous: null, canary: null };
  });

/** `share` of the browsers (0 to 1) get `release`; the others keep the current one. */
export const withCanary = (
  registry: Registry,
  name: string,
  release: Release,
  share: number,
): Registry => changed(registry, name, (remote) => ({ ...remote, canary: { release, share } }));

/** Ends a canary: all browsers get the current release again. */
export const withoutCanary = (registry: Registry, name: string): Registry =>
  changed(registry, name, (remote) => (remote.canary ? { ...remote, canary: null } : remote));

/** All browsers get the canary's release. @throws ReleaseError when it no longer fits, or there is none */
export const promoted = (registry: Registry, name: string): Registry =>
  changed(registry, name, (remote) => {
    if (!remote.canary) throw new ReleaseError(`${name} has no canary.`);
    checkRelease(registry, name, remote.canary.release);
    return { ...remote, current: remote.canary.release, previous: remote.current, canary: null };
  });

/** Kill switch. */
export const switched = (registry: Registry, name: string, on: boolean): Registry =>
  changed(registry, name, (remote) =>
    (remote.disabled ?? false) === !on ? remote : { ...remote, disabled: !on },
  );

function changed(
  registry: Registry,
  name: string,
  change: (remote: RegistryRemote) => RegistryRemote,
): Registry {
  const before = registry.remotes.find((remote) => remote.name === name);
  if (!before) throw new ReleaseError(`${name} was never released.`);
  const after = change(before);
  if (after === before) return registry;
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => (remote === before ? after : remote)),
  };
}
