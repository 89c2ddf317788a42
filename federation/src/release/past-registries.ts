import type { Registry, Release } from '@vitrina/contract/registry';
import { writtenEntry } from './publisher/place.ts';
import type { StoredRegistry } from './read-live.ts';
import { registryHistory } from './registry-history.ts';
import type { ReleaseStore } from './release-store.ts';

/** A forged, very high revision must not keep the tool busy for hours. */
const MAX_LOOKED_AT = 1000;
/** Read one by one even where changes are listed, because a killed process may have left one out. */
const RECENT = 100;
/** This many different releases are enough to find a good one. */
const ENOUGH = 10;

interface Past {
  /** The first revision to read; by default the highest of the history. */
  from?: number | undefined;
  /** Limit of revisions without a listed change. */
  most?: number;
  /**
   * A remote, or `shell`: skips revisions in which others changed, so that no team can push a release
   * of another out of reach.
   */
  name?: string | undefined;
  /**
   * Releases of `name`: skips revisions that made others live, so that no number of changes of the
   * remote itself pushes these out of reach.
   */
  ids?: readonly string[] | undefined;
}

/**
 * Registries of the history, the newest first.
 * @param publicKey skips registries without its signature; null during development
 */
export async function* pastRegistries(
  store: ReleaseStore,
  publicKey: string | null,
  { from, most = MAX_LOOKED_AT, name, ids }: Past = {},
): AsyncGenerator<StoredRegistry> {
  const history = registryHistory(store, publicKey);
  const first = from ?? (await history.latest());
  const changes = name === undefined ? [] : await history.changesOf(name);
  const listed = changes.filter(({ revision }) => revision <= first);
  const wanted = listed.filter(({ id }) => !ids || id === undefined || ids.includes(id));
  const own = wanted.slice(0, most).map(({ revision }) => revision);
  const isCut = wanted.length > most;
  const oldest = isCut ? own.at(-1) : listed.at(-1)?.revision;
  if (oldest !== undefined)
    for (const revision of newestFirst([...own, ...downFrom(first, RECENT, oldest)])) {
      const found = await history.read(revision);
      if (found) yield found;
    }
  if (isCut) return;
  // Older revisions, from before changes were listed.
  for (const revision of downFrom(oldest === undefined ? first : oldest - 1, most)) {
    const found = await history.read(revision);
    if (found && oldest !== undefined && !isThere(found, name)) return;
    if (found) yield found;
  }
}

const newestFirst = (revisions: readonly number[]): number[] =>
  [...new Set(revisions)].sort((a, b) => b - a);

function* downFrom(first: number, most: number, last = 0): Generator<number> {
  for (let next = first; next >= last && next > first - most; next -= 1) yield next;
}

/** False before the first release of a remote. */
const isThere = ({ signed }: StoredRegistry, name = 'shell'): boolean =>
  name === 'shell' || writtenEntry(signed, name) !== undefined;

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
  wanted?: string,
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

/** `past` of `RegistryKeeper`. */
interface Keeper {
  past(name?: string, ids?: readonly string[]): AsyncGenerator<StoredRegistry>;
}

/** As `pastOf`, and the wanted release if it is not among them. */
async function pastWith<T>(
  keeper: Keeper,
  name: string,
  liveIn: (registry: Registry) => T | undefined,
  idOf: (release: T) => string | undefined,
  wanted: string | undefined,
): Promise<PastRelease<T>[]> {
  const past = await pastOf(keeper.past(name), liveIn, idOf);
  if (wanted === undefined || past.some(({ id }) => id === wanted)) return past;
  const more = await pastOf(keeper.past(name, [wanted]), liveIn, idOf, wanted);
  return [...past, ...more.filter(({ id }) => id === wanted)];
}

/** @param wanted is added, however long ago it was live */
export const pastReleases = (
  keeper: Keeper,
  name: string,
  wanted?: string,
): Promise<PastRelease<Release>[]> =>
  pastWith(
    keeper,
    name,
    ({ remotes }) => remotes.find((remote) => remote.name === name)?.current,
    ({ id }) => id,
    wanted,
  );

/** @param wanted is added, however long ago it was live */
export const pastShells = (
  keeper: Keeper,
  wanted?: string,
): Promise<PastRelease<Registry['shell']>[]> =>
  pastWith(
    keeper,
    'shell',
    ({ shell }) => shell,
    ({ release }) => release,
    wanted,
  );

export const releasesOf = <T>(past: readonly PastRelease<T>[]): T[] =>
  past.map(({ release }) => release);
