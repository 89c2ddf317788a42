import type { Registry, Stop } from '@vitrina/contract/registry';
import { isOff } from './publisher/place.ts';

/** Stops set with the registry's key; a team cannot lift them. */
export const stopOf = ({ stops }: Registry, name: string): Stop =>
  (stops && Object.hasOwn(stops, name) && stops[name]) || {};

export const withStop = (registry: Registry, name: string, stop: Stop): Registry => ({
  ...registry,
  stops: { ...registry.stops, [name]: { ...stopOf(registry, name), ...stop } },
});

/**
 * Records stops set by a change with the registry's key, and removes those it lifts. Stops from before the
 * delegation count too.
 * @param before as written
 * @param next the changed registry
 */
export function withStops(before: Registry, next: Registry): Registry {
  const { stops: _, ...others } = next;
  if (!next.delegation) return others;
  const known = before.delegation ? before : { ...before, remotes: [], bad: {} };
  const names = next.remotes.map((remote) => remote?.name ?? '');
  const stops = [...new Set([...names, ...Object.keys(next.bad ?? {})])].flatMap((name) => {
    const stop = stopOf(next, name);
    const off = isOff(next, name) && (stop.off === true || !isOff(known, name));
    const bad = (next.bad?.[name] ?? []).filter(
      (id) => stop.bad?.includes(id) || !known.bad?.[name]?.includes(id),
    );
    if (name === 'shell' || (!off && bad.length === 0)) return [];
    return [[name, { ...(off && { off }), ...(bad.length > 0 && { bad }) }] as const];
  });
  return stops.length > 0 ? { ...others, stops: Object.fromEntries(stops) } : others;
}
