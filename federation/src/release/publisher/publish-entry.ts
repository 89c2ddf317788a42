import type { Delegation } from '@vitrina/contract/delegation';
import { entryProblem } from '@vitrina/contract/delegation-signature';
import type { Registry, RegistryRemote, Release } from '@vitrina/contract/registry';
import { canonicalJson } from '@vitrina/contract/registry-signature';
import type { CommandOptions } from '../command-options.ts';
import { keyName } from '../delegation-changes.ts';
import { isHeld } from '../holds.ts';
import { pastRegistries } from '../past-registries.ts';
import type { LiveRegistry, StoredRegistry } from '../read-live.ts';
import { registryHistory } from '../registry-history.ts';
import { type RegistryKeeper, registryKeeper } from '../registry-keeper.ts';
import { type ReleaseStore, StoreError, StoreUnusable } from '../release-store.ts';
import { assertStored } from '../stored-release.ts';
import { noRegistry, updateRegistry } from '../update-registry.ts';
import { fingerprint } from './answer.ts';
import type { DelegatedConfig } from './delegated.ts';
import type { EntryFiles } from './entry-files.ts';
import { hasSamePlace, isSameValue, isSwitchOff, writtenEntry } from './place.ts';
import { Refused } from './refused.ts';
import type { Submission } from './submission.ts';
import { entryText, verifyEntry } from './verify-entry.ts';
import { type Merge, type Turn, type Verified, withSubmission } from './with-submission.ts';

export interface Publishing {
  options: CommandOptions;
  config: DelegatedConfig;
  delegation: Delegation;
  now: Date;
  /** Remotes whose history was read in this pass. */
  asked: Set<string>;
  /** True for a remote that changed too often: anything but its kill switch waits. */
  isOffOnly?: boolean;
}

/** The outcome of one submission. */
export type Outcome =
  | { is: 'live'; of: string; revision: number; isChanged: boolean; notes: string[] }
  | { is: 'refused'; of: string; reason: string; isOutdated: boolean; isUnsigned: boolean }
  /** A file of it cannot be read. */
  | { is: 'unreadable'; problem: string }
  /** Signatures are missing, the submission is gone, or its remote changed too often. */
  | { is: 'waiting' }
  /** Its remote has had its time of this pass. */
  | { is: 'later' };

/** The author of a note, in characters. */
const MAX_IN_NOTE = 80;

/** A file that a team made unreadable. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The history of the remote was read for another submission. */
class NextPass extends Error {
  override readonly name = 'NextPass';
}

/**
 * Makes one submission live, if allowed.
 * @param turn the taken serials of its remote
 * @throws StoreError when the store or the registry is not trusted
 */
export async function publishEntry(
  entry: EntryFiles,
  turn: Turn,
  publishing: Publishing,
): Promise<Outcome> {
  const { store } = publishing.options;
  const { signed: live } = await liveOf(registryKeeper(publishing.options));
  let of = '';
  try {
    const text = await readable(entryText(store, entry));
    if (text === null) return { is: 'waiting' };
    of = fingerprint(text);
    const verified = await readable(verifyEntry(store, entry, text, { ...publishing, live }));
    if (verified.missing > 0) return { is: 'waiting' };
    if (publishing.isOffOnly && !isSwitchOff(live, verified.written)) return { is: 'waiting' };
    return { is: 'live', of, ...(await publish(verified, turn, publishing)) };
  } catch (error) {
    // A hostile file fails alone; a broken store ends the pass.
    if (error instanceof Unreadable) return { is: 'unreadable', problem: error.message };
    if (error instanceof NextPass) return { is: 'later' };
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const { isOutdated, isUnsigned } = error instanceof Refused ? error : new Refused(reason);
    return { is: 'refused', of, reason, isOutdated, isUnsigned };
  }
}

const readable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof StoreUnusable ? new Unreadable(error.message) : error;
  });

async function liveOf(keeper: RegistryKeeper): Promise<LiveRegistry> {
  const live = await keeper.live();
  if (!live) throw noRegistry();
  return live;
}

/** @throws Refused, ReleaseError, StoreError, NextPass */
async function publish(
  verified: Verified,
  turn: Turn,
  publishing: Publishing,
): Promise<{ revision: number; isChanged: boolean; notes: string[] }> {
  const { options, config, delegation, asked } = publishing;
  const { store } = options;
  const { submission } = verified;
  const { name } = submission;
  const keeper = registryKeeper({ ...options, operator: authorOf(verified), isOfTeam: true });
  const before = await liveOf(keeper);
  const base = await madeFrom(store, submission, before.signed, config);
  checkKey(base, verified);
  const merged = async (now: StoredRegistry, past: Past) => {
    if (canonicalJson({ ...now.signed.delegation }) !== canonicalJson(delegation))
      throw new Refused('the delegation changed at this moment', { isOutdated: true });
    const isUpToDate = base !== null && hasSamePlace(base, now.signed, name);
    const isSound = await isAccepted(now.signed, name, publishing);
    return withSubmission(now, { ...verified, ...past, ...turn, config, isUpToDate, isSound });
  };
  const claims = claimsOf(before, verified);
  // Everything else first: the history is long, and other teams wait.
  await merged(before, claims);
  await readable(checkStored(store, submission));
  if (claims.asks && asked.has(name)) throw new NextPass();
  if (claims.asks) asked.add(name);
  const past = await pastOf(keeper, claims, submission, publishing);
  const live = await updateRegistry(keeper, (_, now) => merged(now, past));
  const { revision } = live;
  const isChanged = revision !== before.registry.revision;
  return { revision, isChanged, notes: keeper.notes() };
}

/** For the journal: the keys are verified, and a team writes any name beside them. */
function authorOf({ submission: { name, by }, signers }: Verified): string {
  const author = `${name} ${signers.map(keyName).join(', ')}: ${by}`;
  return author.slice(0, MAX_IN_NOTE).replace(/\p{Surrogate}$/u, '');
}

/** True when browsers accept the live entry of a remote, or there is none. */
async function isAccepted(
  live: Registry,
  name: string,
  { delegation, config: { environment } }: Publishing,
): Promise<boolean> {
  const entry = writtenEntry(live, name);
  return !entry || !(await entryProblem(entry as RegistryRemote, { delegation, environment }));
}

/** @throws Refused when the store lacks the files of a release */
async function checkStored(
  store: ReleaseStore,
  { name, current, canary }: Submission,
): Promise<void> {
  for (const release of [current, ...(canary ? [canary.release] : [])])
    await assertStored(store, name, release.id).catch((error: unknown) => {
      if (error instanceof StoreUnusable || !(error instanceof StoreError)) throw error;
      throw new Refused(error.message);
    });
}

/** The registry that a submission was made from; null when it is not in the signed history. */
async function madeFrom(
  store: ReleaseStore,
  { revision }: Submission,
  live: Registry,
  { registryKey }: DelegatedConfig,
): Promise<Registry | null> {
  if (revision === live.revision) return live;
  return (await registryHistory(store, registryKey).read(revision))?.signed ?? null;
}

/**
 * The publisher deletes submissions that it refused for an unknown key. When roots add that key later, it must
 * not be valid for submissions made before.
 * @throws Refused
 */
function checkKey(base: Registry | null, { submission, signers: [first] }: Verified): void {
  const { name, revision } = submission;
  const { teams = {} } = base?.delegation ?? {};
  const team = Object.hasOwn(teams, name) ? teams[name] : undefined;
  if (!base || team?.keys.some(({ key }) => key === first)) return;
  throw new Refused(
    `its key could not sign for ${name} at revision ${revision}, from which it was made`,
  );
}

type Past = Pick<Merge, 'isWayBack' | 'isFallbackKnown' | 'isFallbackOlder'>;

/** Claims of a submission about the past; the history can only deny them. */
interface Claims extends Past {
  /** True when the history has to be asked. */
  asks: boolean;
  isHeld: boolean;
  /** The live release, for a rollback. */
  left: string | undefined;
  /** Under a hold, the release that a new fallback must be older than. */
  replaced: string | undefined;
  /** True when its fallback is neither live nor the live fallback or canary. */
  isFallbackFar: boolean;
}

function claimsOf({ registry, signed }: LiveRegistry, { submission, written }: Verified): Claims {
  const { name, current, previous, bad } = submission;
  const before = writtenEntry(signed, name);
  const live = before?.current?.id;
  // A rollback marks the release that it leaves as bad.
  const left = live !== undefined && live !== current.id && bad.includes(live) ? live : undefined;
  const known = [before?.current, before?.previous, before?.canary?.release];
  const isNearby = known.some((release) => isSameValue(release, written.previous));
  const isFallbackFar = previous !== null && !isNearby;
  const fallback = before?.previous?.id;
  const isMarked = fallback !== undefined && bad.includes(fallback);
  const held = isHeld(registry, name);
  const isSame = isSameValue(before?.previous ?? null, written.previous ?? null);
  const replaced = held && !isSame ? (left ?? (isMarked ? fallback : undefined)) : undefined;
  return {
    ...{ isHeld: held, left, replaced, isFallbackFar },
    asks: left !== undefined || isFallbackFar || (replaced !== undefined && previous !== null),
    isWayBack: left !== undefined,
    isFallbackOlder: replaced !== undefined,
    // A remote that is not live has no past, which spares reading all of the history.
    isFallbackKnown: !isFallbackFar || before !== undefined,
  };
}

/** Only a hold justifies reading the whole history. */
async function pastOf(
  keeper: RegistryKeeper,
  { isHeld, left, replaced, isFallbackFar }: Claims,
  { name, current, previous }: Submission,
  publishing: Publishing,
): Promise<Past> {
  return {
    isFallbackOlder:
      replaced !== undefined &&
      (previous === null ||
        (await wasBefore(publishing, { name, left: replaced, current: previous }))),
    isWayBack:
      left !== undefined &&
      (isHeld
        ? await wasBefore(publishing, { name, left, current })
        : await wasLive(keeper, name, current)),
    isFallbackKnown: !isFallbackFar || previous === null || (await wasLive(keeper, name, previous)),
  };
}

/**
 * True when a release was live before the other one was first live: a rollback to it brings nothing
 * new.
 */
async function wasBefore(
  { options: { store }, config: { registryKey } }: Publishing,
  { name, left, current }: { name: string; left: string; current: Release },
): Promise<boolean> {
  // By the list, because the history of a remote that changed a thousand times is not read to its end.
  const first = (await registryHistory(store).changesOf(name)).findLast(({ id }) => id === left);
  const from = first && first.revision - 1;
  const past = pastRegistries(store, registryKey, { name, ids: [left, current.id], from });
  let isBefore = false;
  for await (const { registry } of past) {
    const live = registry.remotes.find((remote) => remote.name === name)?.current;
    if (live?.id === left) isBefore = false;
    else if (live && isSameValue(live, current)) isBefore = true;
  }
  return isBefore;
}

async function wasLive(keeper: RegistryKeeper, name: string, release: Release): Promise<boolean> {
  for await (const { registry } of keeper.past(name, [release.id])) {
    const live = registry.remotes.find((remote) => remote.name === name)?.current;
    if (live && isSameValue(live, release)) return true;
  }
  return false;
}
