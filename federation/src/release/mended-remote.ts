import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import { checkRelease, ReleaseError, withMark } from '../publish.ts';
import { isUsable, switched } from './change-remote.ts';
import { pastReleases, releasesOf } from './past-registries.ts';
import { writtenEntry } from './publisher/place.ts';
import type { StoredRegistry } from './read-live.ts';
import type { RegistryKeeper } from './registry-keeper.ts';

/** The entry of a remote that this version cannot read. */
export function unreadableEntry(
  { registry, signed }: StoredRegistry,
  name: string,
): Partial<RegistryRemote> | undefined {
  if (registry.remotes.some((remote) => remote.name === name)) return undefined;
  const entries: unknown[] = signed.remotes;
  return entries.find((entry): entry is Partial<RegistryRemote> => nameOf(entry) === name);
}

const nameOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;

/** Replaces an unreadable entry, so that a change can start from it. */
export type Mend = (live: StoredRegistry) => Registry;

/**
 * Replaces an unreadable entry with the last release of the signed history that is readable, good
 * and fits the shell. A disabled remote stays disabled.
 * @param wanted a release to use instead
 */
export async function mending(
  keeper: RegistryKeeper,
  name: string,
  wanted?: string,
): Promise<Mend> {
  const live = await keeper.live();
  if (!live || !unreadableEntry(live, name)) return ({ registry }) => registry;
  const past = releasesOf(await pastReleases(keeper, name, wanted));
  return (now) => mended(now, name, past, wanted);
}

function mended(
  live: StoredRegistry,
  name: string,
  past: readonly Release[],
  wanted?: string,
): Registry {
  const { registry } = live;
  const entry = unreadableEntry(live, name);
  if (!entry) return registry;
  const usable = past.filter((release) => isUsable(registry, name, release));
  const current = wanted === undefined ? usable[0] : past.find(({ id }) => id === wanted);
  if (!current) return registry;
  checkRelease(registry, name, current);
  const previous = usable.find(({ id }) => id !== current.id) ?? null;
  const disabled = entry.disabled === true && { disabled: true };
  return { ...registry, remotes: [...registry.remotes, { name, current, previous, ...disabled }] };
}

/**
 * Goes back from an unreadable entry and marks its release as bad.
 * @throws ReleaseError when no release of the history can replace it
 */
export function rolledBackFromUnreadable(
  registry: Registry,
  live: StoredRegistry,
  name: string,
): Registry {
  const entry = registry.remotes.find((remote) => remote.name === name);
  if (!entry) throw new ReleaseError(`${name} cannot be read, and no release before it can.`);
  const left: unknown = unreadableEntry(live, name)?.current?.id;
  return typeof left === 'string' && left !== entry.current.id
    ? withMark(registry, name, left, 'bad')
    : registry;
}

/** Kill switch that keeps the rest of the entry as written, because its team may have signed it. */
export function switchedAsWritten(live: StoredRegistry, name: string, on: boolean): Registry {
  const next = switched(live.registry, name, on);
  if (next === live.registry) return next;
  const entry = { ...writtenEntry(live.signed, name), disabled: !on } as RegistryRemote;
  return { ...next, remotes: next.remotes.map((one) => (one.name === name ? entry : one)) };
}

/**
 * Kill switch for an unreadable entry without a replacement. No page shows it anyway; the entry
 * stays.
 */
export function switchedUnreadable(live: StoredRegistry, name: string, on: boolean): Registry {
  const entry = unreadableEntry(live, name);
  if (!entry) throw new ReleaseError(`${name} was never released.`);
  const kept = { ...entry, disabled: !on } as RegistryRemote;
  return { ...live.registry, remotes: [...live.registry.remotes, kept] };
}
