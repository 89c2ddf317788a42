import type { RegisteredMount } from './mounts.ts';

/**
 * Tells of each remote which release was offered when the pages came that run here. Where they came of
 * several, one of them is not live whatever is, so the names of all together are those of none.
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
