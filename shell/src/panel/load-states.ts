import type { Registry, Release } from '@vitrina/contract/registry';
import type { Overrides } from '../remotes/overridden-releases.ts';
import { LOAD_MARK } from '../remotes/telemetry.ts';
import type { TelemetryEvent } from '../remotes/telemetry-event.ts';

export interface LoadState {
  /** The release that runs or was tried last: after a fallback not the offered one. */
  release: string;
  /** Total load time in ms; null after a failure. */
  ms: number | null;
  phase: string | null;
}

/** The last load of each remote, from the browser's performance timeline. */
export function loadStates(): ReadonlyMap<string, LoadState> {
  const states = new Map<string, LoadState>();
  for (const mark of performance.getEntriesByName(LOAD_MARK, 'mark')) {
    const event = (mark as PerformanceMark).detail as TelemetryEvent;
    if (event.type === 'stale') continue;
    const { remote, release, slot } = event;
    // A slot's fill says nothing about the remote's own pages.
    if (slot !== undefined && (event.type !== 'loaded' || states.has(remote))) continue;
    if (event.type === 'loaded') states.set(remote, { release, ms: event.ms, phase: null });
    if (event.type === 'failed') states.set(remote, { release, ms: null, phase: event.phase });
  }
  return states;
}

/** Calls back after each load. @returns a function that stops it */
export function followLoads(notify: () => void): () => void {
  const observer = new PerformanceObserver(notify);
  observer.observe({ type: 'mark' });
  return () => observer.disconnect();
}

/** Load phases of a release in ms, from resource timing. */
export const phasesOf = ({ entry, modules }: Release) => ({
  entryMs: longest([entry.url]),
  modulesMs: longest(
    Object.values(modules)
      .flat()
      .map(({ url }) => url),
  ),
});

const longest = (urls: readonly string[]): number =>
  Math.round(
    Math.max(
      0,
      ...urls.flatMap((url) => performance.getEntriesByName(url).map(({ duration }) => duration)),
    ),
  );

type Channel = 'live' | 'canary' | 'previous' | 'override' | 'tab';

/**
 * The known release with `id` of a remote, and its channel in the registry.
 * @param live the signed registry
 * @param offered the registry for this tab, with previews and a developer's remote
 */
export function channelOf(
  name: string,
  id: string,
  live: Registry,
  overrides: Overrides,
  offered: Registry,
): { release: Release; channel: Channel } | null {
  const remote = live.remotes.find((one) => one.name === name);
  const known: [Channel, Release | null | undefined][] = [
    ['override', overrides[name]],
    ['live', remote?.current],
    ['canary', remote?.canary?.release],
    ['previous', remote?.previous],
    ['tab', offered.remotes.find((one) => one.name === name)?.current],
  ];
  const found = known.find(([, release]) => release?.id === id);
  return found?.[1] ? { release: found[1], channel: found[0] } : null;
}
