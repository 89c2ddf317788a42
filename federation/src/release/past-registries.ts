import type { Registry, Release } from '@vitrina/contract/registry';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import { parseRegistry, type StoredRegistry } from './read-live.ts';
import { registryHistory } from './registry-history.ts';
import type { ReleaseStore } from './release-store.ts';

/** A forged, very high revision must not keep the tool busy for hours. */
const MOST_LOOKED_AT = 1000;
/** This many different releases are enough to find a good one. */
const ENOUGH = 10;

/**
 * Registries of the history, the newest first.
 * @param publicKey skips registries without its signature; null during development
 */
export async function* pastRegistries(
  store: ReleaseStore,
  publicKey: string | null,
  from?: number,
): AsyncGenerator<StoredRegistry> {
  const history = registryHistory(store);
  const first = from ?? (await history.latest());
  for (let revision = first; revision >= 0 && revision > first - MOST_LOOKED_AT; revision--) {
    const text = await history.read(revision);
    if (text === null) continue;
    const found = parseRegistry(text, `${store.name}, revision ${revision}`);
    if (!publicKey || (await verifyRegistry(found.signed, publicKey))) yield found;
  }
}

/** A release, the last time it was live. */
export interface PastRelease<T> {
  id: string | undefined;
  release: T;
  /** Revision that made it live, as far as the history was read. */
  from: number;
  /** Revision that replaced it; undefined while it is live. */
  until: number | undefined;
}

/** The releases of one name that were live, the newest first, each once. */
async function pastOf<T>(
  registries: AsyncGenerator<StoredRegistry>,
  liveIn: (registry: Registry) => T | undefined,
  idOf: (release: T) => string | undefined,
  wanted: string | undefined,
): Promise<PastRelease<T>[]> {
  const found = new Map<string | undefined, PastRelease<T>>();
  /** The release whose latest live period is still being read. */
  let last: PastRelease<T> | undefined;
  let until: number | undefined;
  for await (const { registry } of registries) {
    const release = liveIn(registry);
    const id = release && idOf(release);
    const known = release && found.get(id);
    if (release && !known) {
      if (wanted === undefined && found.size >= ENOUGH) break;
      last = { id, release, from: registry.revision, until };
      found.set(id, last);
      if (wanted !== undefined && id === wanted) break;
    } else if (known && known === last) known.from = registry.revision;
    else last = undefined;
    until = registry.revision;
  }
  return [...found.values()];
}

/** @param wanted reads the history until it finds this release */
export const pastReleases = (
  registries: AsyncGenerator<StoredRegistry>,
  name: string,
  wanted?: string,
): Promise<PastRelease<Release>[]> =>
  pastOf(
    registries,
    ({ remotes }) => remotes.find((remote) => remote.name === name)?.current,
    ({ id }) => id,
    wanted,
  );

/** @param wanted reads the history until it finds this release */
export const pastShells = (
  registries: AsyncGenerator<StoredRegistry>,
  wanted?: string,
): Promise<PastRelease<Registry['shell']>[]> =>
  pastOf(
    registries,
    ({ shell }) => shell,
    ({ release }) => release,
    wanted,
  );

export const releasesOf = <T>(past: readonly PastRelease<T>[]): T[] =>
  past.map(({ release }) => release);
