import type { RegisteredMount } from './mounts.ts';

/**
 * Releases offered when the running pages of each remote were loaded. With several, at least one is not
 * live, so the joined names match none.
 */
export function tellRunning(
  running: Iterable<{ entry: RegisteredMount }>,
  loaded: Map<string, string>,
): void {
  const releases = new Map<string, Set<string>>();
  for (const { entry } of running) {
    const { name, current } = entry.remote;
    releases.set(name, (releases.get(name) ?? new Set()).add(current.id));
  }
  for (const [name, ids] of releases) loaded.set(name, [...ids].join(' '));
}
