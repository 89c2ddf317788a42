import type { Registry, Stop } from '@vitrina/contract/registry';
import { writtenEntry } from './publisher/place.ts';

/** What no team gives back of a remote: whoever has the registry's key took it away. */
export const stopOf = ({ stops }: Registry, name: string): Stop =>
  (stops && Object.hasOwn(stops, name) && stops[name]) || {};

export const withStop = (registry: Registry, name: string, stop: Stop): Registry => ({
  ...registry,
  stops: { ...registry.stops, [name]: { ...stopOf(registry, name), ...stop } },
});

/**
 * Writes down what a change with the registry's key takes away, and forgets what it gives back. What was
 * away before the roots delegated was taken with that key, too.
 * @param before as it is written
 * @param next the same one, changed
 */
export function withStops(before: Registry, next: Registry): Registry {
  const { stops: _, ...others } = next;
  if (!next.delegation) return others;
  const known = before.delegation ? before : { ...before, remotes: [], bad: {} };
  const names = next.remotes.map((remote) => remote?.name ?? '');
  const stops = [...new Set([...names, ...Object.keys(next.bad ?? {})])].flatMap((name) => {
    const stop = stopOf(next, name);
    const isOff = (registry: Registry) => writtenEntry(registry, name)?.disabled === true;
    const off = isOff(next) && (stop.off === true || !isOff(known));
    const bad = (next.bad?.[name] ?? []).filter(
      (id) => stop.bad?.includes(id) || !known.bad?.[name]?.includes(id),
    );
    if (name === 'shell' || (!off && bad.length === 0)) return [];
    return [[name, { ...(off && { off }), ...(bad.length > 0 && { bad }) }] as const];
  });
  return stops.length > 0 ? { ...others, stops: Object.fromEntries(stops) } : others;
}
