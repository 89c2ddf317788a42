import type { PastRelease } from './past-registries.ts';
import type { ReleaseStore } from './release-store.ts';

/** Revision -> the minute it went live, as `2026-11-20 14:02 UTC`. */
type Times = ReadonlyMap<number, string>;

/** From the times of the history's files, which a copied store may have lost. */
export async function revisionTimes(store: ReleaseStore): Promise<Times> {
  const files = await store.list('history');
  return new Map(
    files.flatMap(({ path, modified }) => {
      const revision = /^history\/(\d+)\.json$/.exec(path)?.[1];
      return revision === undefined ? [] : [[Number(revision), minute(modified)] as const];
    }),
  );
}

/** @example 'live from 2026-11-20 14:02 UTC to 2026-11-20 14:09 UTC' */
export function whenLive({ from, until }: PastRelease<unknown>, times: Times): string {
  const at = (revision: number) => times.get(revision) ?? `revision ${revision}`;
  return until === undefined ? `live since ${at(from)}` : `live from ${at(from)} to ${at(until)}`;
}

const minute = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
