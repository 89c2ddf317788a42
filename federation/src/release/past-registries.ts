import type { Registry, Release } from '@vitrina/contract/registry';
import { verifyRegistry } from '@vitrina/contract/registry-signature';
import { parseRegistry, type StoredRegistry } from './read-live.ts';
import { registryHistory } from './registry-history.ts';
import type { ReleaseStore } from './release-store.ts';

/** A made-up revision far above all others must not keep the tool busy for hours. */
const MOST_LOOKED_AT = 1000;
/** So many different releases are enough to find one that was good. */
const ENOUGH = 10;

/**
 * Registries that were live, the newest first.
 * @param publicKey what it did not sign is passed over; null while developing
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

/** What was live under one name, the newest first, each once: releases of a remote, or shells. */
async function pastOf<T>(
  registries: AsyncGenerator<StoredRegistry>,
  liveIn: (registry: Registry) => T | undefined,
  idOf: (entry: T) => string | undefined,
  wanted: string | undefined,
): Promise<T[]> {
  const found = new Map<string | undefined, T>();
  for await (const { registry } of registries) {
    const live = liveIn(registry);
    if (live && !found.has(idOf(live))) found.set(idOf(live), live);
    if (wanted === undefined ? found.size >= ENOUGH : found.has(wanted)) break;
  }
  return [...found.values()];
}

/** @param wanted looked for however old it is */
export const pastReleases = (
  registries: AsyncGenerator<StoredRegistry>,
  name: string,
  wanted?: string,
): Promise<Release[]> =>
  pastOf(
    registries,
    ({ remotes }) => remotes.find((remote) => remote.name === name)?.current,
    ({ id }) => id,
    wanted,
  );

/** @param wanted looked for however old it is */
export const pastShells = (
  registries: AsyncGenerator<StoredRegistry>,
  wanted?: string,
): Promise<Array<Registry['shell']>> =>
  pastOf(
    registries,
    ({ shell }) => shell,
    ({ release }) => release,
    wanted,
  );
