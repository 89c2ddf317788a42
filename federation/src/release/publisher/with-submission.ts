import type { PlatformConfig } from '@vitrina/contract/config';
import type { KeySignature } from '@vitrina/contract/delegation';
import {
  type Registry,
  type RegistryRemote,
  type Release,
  registrySchema,
} from '@vitrina/contract/registry';
import { foreignRelease } from '@vitrina/contract/rules/remote-origins';
import { rosterProblem } from '@vitrina/contract/rules/roster';
import { checkRelease, isBad, withRelease } from '../../publish.ts';
import { assertNotHeld, isHeld } from '../holds.ts';
import type { StoredRegistry } from '../read-live.ts';
import { stopOf } from '../stops.ts';
import {
  hasSameReleases,
  isKept,
  isLiveAlready,
  isSameValue,
  isSwitchOff,
  writtenEntry,
} from './place.ts';
import { Refused } from './refused.ts';
import { entryOf, type Submission } from './submission.ts';

/**
 * Limit of how far a serial may be ahead: a higher one would leave no serials for later
 * submissions.
 */
const MAX_AHEAD = 1000;

/**
 * Limit of marks: a submission names all of them, and one that is full of them leaves no room for a
 * release.
 */
const MAX_MARKS = 200;
const RELEASE_ID = /^\d+\.\d+\.\d+-[0-9a-f]{8,64}$/;

/** A submission with verified signatures. */
export interface Verified {
  /** As this version reads it. */
  submission: Submission;
  /** As signed. */
  written: Submission;
  /** Signatures of the entry. */
  signatures: KeySignature[];
  /** Public keys of the signers. */
  signers: string[];
  /** Number of signatures that are missing before it goes live. */
  missing: number;
  /** True when it has too few signatures for anything but the kill switch. */
  isSwitchOnly: boolean;
}

/** The taken serials of a remote. */
export interface Turn {
  /** The highest accepted serial. */
  highest: number;
  /** Answered or waiting: the next submission skips them. */
  taken: ReadonlySet<number>;
}

export interface Merge extends Verified, Turn {
  config: PlatformConfig;
  /** True when the remote's place is the one that the submission was made from. */
  isUpToDate: boolean;
  /**
   * True for a rollback: its release was live before and the live one is marked as bad. Under a
   * hold, it must have been live before the live one ever was.
   */
  isWayBack: boolean;
  /** True when its fallback was live before. */
  isFallbackKnown: boolean;
  /**
   * Under a hold: true when its fallback is none, or was live before the release that it leaves, or
   * the live fallback that it marks as bad, ever was.
   */
  isFallbackOlder: boolean;
  /** True when browsers accept the live entry: its signatures stay while its releases do. */
  isSound: boolean;
}

/**
 * Applies a submission to the registry; returns the same registry when it is already live.
 * @throws Refused or ReleaseError with the reason
 */
export function withSubmission(live: StoredRegistry, merge: Merge): Registry {
  const { registry, signed } = live;
  const { submission, written, signatures, config, isSound } = merge;
  const { name, serial } = submission;
  // The next one goes above every accepted serial, also above one that changed nothing.
  checkSerial(signed, merge);
  const isLive = isLiveAlready(signed, written);
  // The team takes over an entry that roots keep. Under a hold its signatures stay, because the next draft of
  // the roots lists them.
  const isAnew = isLive && !merge.isSwitchOnly && isKept(signed, name) && !isHeld(registry, name);
  if (isSound && isLive && !isAnew) return registry;
  checkTurn(signed, merge);
  checkReleases(live, merge);
  const before = writtenEntry(signed, name);
  const { disabled: _, ...asWritten } = before ?? {};
  const { canary: _c, ...others } = asWritten;
  // Signed parts are copied byte for byte: for browsers, a null canary differs from an absent one.
  const isSame = isSound && !isAnew && before !== undefined && hasSameReleases(signed, written);
  const entry: RegistryRemote = {
    ...(isSame
      ? (asWritten as RegistryRemote)
      : { ...others, ...entryOf(written), signed: { serial, signatures } }),
    ...(submission.disabled && { disabled: true }),
  };
  const isThere = registry.remotes.some((remote) => remote.name === name);
  const next: Registry = {
    ...registry,
    remotes: isThere
      ? registry.remotes.map((remote) => (remote.name === name ? entry : remote))
      : [...registry.remotes, entry],
    ...((registry.bad?.[name] || submission.bad.length > 0) && {
      bad: { ...registry.bad, [name]: submission.bad },
    }),
  };
  registrySchema.parse(next);
  const foreign = foreignRelease(next, config);
  if (foreign)
    throw new Refused(
      `${foreign.id} lies on ${foreign.origin}, which is none of the configured remoteOrigins`,
    );
  const problem = rosterProblem(registrySchema.parse(next));
  if (problem) throw new Refused(problem);
  return next;
}

const knownSerial = (live: Registry, { submission: { name }, highest }: Merge): number =>
  Math.max(highest, writtenEntry(live, name)?.signed?.serial ?? 0);

/** @throws Refused when the serial is too far ahead */
function checkSerial(live: Registry, merge: Merge): void {
  const { serial } = merge.submission;
  const known = knownSerial(live, merge);
  const passedOver = [...merge.taken].filter((one) => one > known && one < serial).length;
  // Serials of unsigned files that it skipped do not count, and those files may be gone by now.
  if (serial - passedOver > known + MAX_AHEAD)
    throw new Refused(`serial ${serial} is too far above ${known}, which was accepted last`, {
      isOutdated: true,
    });
}

/** @throws Refused when another change was faster */
function checkTurn(live: Registry, merge: Merge): void {
  const { submission, written, isUpToDate, isSwitchOnly } = merge;
  const { name, serial, revision } = submission;
  const known = knownSerial(live, merge);
  if (serial <= known)
    throw new Refused(`serial ${serial} is not above ${known}, which was accepted before`, {
      isOutdated: true,
    });
  if (!isUpToDate || (isSwitchOnly && !isSwitchOff(live, written)))
    throw new Refused(`it was made from revision ${revision}, and ${name} changed since`, {
      isOutdated: true,
    });
}

/**
 * The checks of an operator's release.
 * @throws Refused, ReleaseError
 */
function checkReleases(live: StoredRegistry, merge: Merge): void {
  const { registry, signed } = live;
  const { submission, written, isWayBack, isFallbackKnown } = merge;
  const { name, current, previous, canary } = submission;
  const before = writtenEntry(signed, name);
  checkIds(live, merge);
  checkMarks(registry, submission);
  checkStops(live, merge);
  if (!isSameValue(before?.current, written.current)) {
    if (isWayBack && !isBad(registry, name, current.id)) checkRelease(registry, name, current);
    else {
      assertNotHeld(registry, name);
      if (isSameValue(before?.canary?.release, written.current))
        checkRelease(registry, name, current);
      else withRelease(registry, name, current);
    }
  }
  if (canary && !isSameValue(before?.canary, written.canary)) {
    assertNotHeld(registry, name);
    if (!isSameValue(before?.canary?.release, written.canary?.release))
      withRelease(registry, name, canary.release);
  }
  const isFallback = isSameValue(before?.previous ?? null, written.previous ?? null);
  // Each change makes another signature, which a draft that retires the key does not list.
  if (!isFallback && !merge.isFallbackOlder) assertNotHeld(registry, name);
  const marked = coming(before, merge).find(
    ({ id }) =>
      submission.bad.includes(id) ||
      (id === before?.canary?.release?.id && isBad(registry, name, id)),
  );
  if (marked)
    throw new Refused(
      `${marked.id} is marked as bad: pnpm mark-good ${name} ${marked.id} takes that back`,
    );
  if (previous && !isFallbackKnown)
    throw new Refused(`${previous.id}, which pages would fall back to, was never live`);
}

/** @throws Refused when it adds marks of no release, or too many */
function checkMarks({ bad = {} }: Registry, { name, bad: marks }: Submission): void {
  const before = bad[name] ?? [];
  if (marks.length > Math.max(MAX_MARKS, before.length))
    throw new Refused(
      `it marks ${marks.length} releases as bad, and ${MAX_MARKS} are the most: pnpm mark-good ${name} takes one back`,
    );
  const strange = marks.find((id) => !before.includes(id) && !RELEASE_ID.test(id));
  if (strange !== undefined) throw new Refused(`"${strange}" is the id of no release`);
}

/** The releases that more visitors get than before. */
function coming(
  before: Partial<RegistryRemote> | undefined,
  { submission: { current, previous, canary }, written }: Merge,
): Release[] {
  return [
    ...(isSameValue(before?.current, written.current) ? [] : [current]),
    ...(canary && !isLess(before?.canary, written.canary) ? [canary.release] : []),
    ...(previous && !isSameValue(before?.previous, written.previous) ? [previous] : []),
  ];
}

/** True when a canary is the same, at most with a lower share. */
const isLess = (before: RegistryRemote['canary'], next: RegistryRemote['canary']): boolean =>
  before?.share !== undefined &&
  next?.share !== undefined &&
  next.share <= before.share &&
  isSameValue({ ...before, share: next.share }, next);

/**
 * Only the registry's key can lift a stop it set.
 * @throws Refused, ReleaseError
 */
function checkStops({ registry, signed }: StoredRegistry, merge: Merge): void {
  const { name, disabled, bad: marks } = merge.submission;
  const before = writtenEntry(signed, name);
  const { off, bad = [] } = stopOf(signed, name);
  if (off && !disabled)
    throw new Refused(
      `${name} was switched off with the registry's key, which alone switches it on: pnpm switch-on ${name}`,
    );
  const isUnmarked = registry.bad?.[name]?.some((id) => !marks.includes(id));
  if ((before?.disabled === true && !disabled) || isUnmarked) assertNotHeld(registry, name);
  const comes = coming(before, merge).map(({ id }) => id);
  const back = bad.find((id) => !marks.includes(id) || comes.includes(id));
  if (back !== undefined)
    throw new Refused(
      `${back} was marked as bad with the registry's key, which alone takes that back: pnpm mark-good ${name} ${back}`,
    );
}

/**
 * An id stands for its files, so a known id is not checked again.
 * @throws Refused when another release has the id of a live one
 */
function checkIds({ registry, signed }: StoredRegistry, { submission, written }: Merge): void {
  const { name } = submission;
  const read = registry.remotes.find((remote) => remote.name === name);
  const known = [...releasesIn(read), ...releasesIn(writtenEntry(signed, name))];
  for (const release of [...releasesIn(submission), ...releasesIn(written)]) {
    const same = known.filter(({ id }) => id === release.id);
    if (same.length > 0 && !same.some((one) => isSameValue(one, release)))
      throw new Refused(`${release.id} is live with other content: a release keeps its id`);
  }
}

const releasesIn = (entry: Partial<RegistryRemote> | undefined): Release[] =>
  [entry?.current, entry?.previous, entry?.canary?.release].filter((one) => one != null);
