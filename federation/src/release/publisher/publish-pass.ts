import { hasPassed } from '@vitrina/contract/delegation-signature';
import type { CommandOptions } from '../command-options.ts';
import { describeRemote } from '../describe-remote.ts';
import type { LiveRegistry } from '../read-live.ts';
import { type RegistryKeeper, registryKeeper } from '../registry-keeper.ts';
import { StoreError } from '../release-store.ts';
import { noRegistry } from '../update-registry.ts';
import { writeAnswer } from './answer.ts';
import { delegatedConfig, delegationOf } from './delegated.ts';
import { acceptedSince, type EntryFiles } from './entry-files.ts';
import { htmlInStep } from './html-in-step.ts';
import { printable } from './printable.ts';
import { pruneExchange } from './prune-exchange.ts';
import { type Outcome, type Publishing, publishEntry } from './publish-entry.ts';
import { vouch } from './vouch.ts';
import {
  type Exchange,
  inTurn,
  readExchange,
  takeNext,
  waitingEntries,
} from './waiting-entries.ts';

/** The result of one pass of the publisher. */
export interface PublishReport {
  /** What happened, a line each. */
  lines: string[];
  /** Problems that need a person, one line each. */
  alarms: string[];
  /** Remotes whose HTML pages may have changed. */
  changed: string[];
}

/** How long an accepted submission waits for its answer while others are looked at. */
const SETTLE_MS = 3000;

const HOUR_MS = 3_600_000;
/** More are no team's work, and each revision is kept for ever. */
const MAX_IN_HOUR = 60;

/** Limit of a reason, which may quote a hostile file. */
const MAX_LETTERS = 500;

/**
 * Answers the submissions of teams, in turn and the oldest first, with a limit for each remote.
 * Signs a statement of freshness, updates the HTML and then answers what went live, at the end and
 * every few seconds of a long pass. After a kill the next pass continues; two passes at once do
 * nothing twice. A file that cannot be read costs its team alone.
 * @throws StoreError when the store or its registry is not trusted
 */
export async function publishPass(
  options: CommandOptions,
  now = new Date(),
): Promise<PublishReport> {
  const { store, privateKey, freshnessKey, waits: { settleMs = SETTLE_MS } = {} } = options;
  const config = delegatedConfig(options.config);
  if (!privateKey) throw new StoreError('Set VITRINA_REGISTRY_KEY: the publisher signs with it.');
  const keeper = registryKeeper(options);
  const before = await liveOf(keeper);
  const delegation = await delegationOf(before, config);
  const publishing = { options, config, delegation, now, asked: new Set<string>() };
  const answer = ({ name, serial }: EntryFiles, says: Says, isUnsigned = false) => {
    const { environment } = config;
    return writeAnswer(store, { environment, name, serial, ...says }, privateKey, isUnsigned);
  };

  const lines: string[] = [];
  const changed: string[] = [];
  /** Problems with files, by team. */
  const unreadable = new Map<string, string[]>();
  const cannotRead = (name: string, problem: string) =>
    unreadable.set(name, [...(unreadable.get(name) ?? []), problem]);
  const failed: string[] = [];
  const accepted: Array<[EntryFiles, Outcome & { is: 'live' }]> = [];
  let live = before;
  /** Vouches for what went live so far, writes its HTML, and answers. @returns alarms */
  const settle = async (): Promise<string[]> => {
    if (accepted.length > 0 || failed.length > 0) live = await liveOf(keeper);
    const unfresh = await vouch({ store, config, freshnessKey }, keeper, now);
    const html = await htmlInStep({ store, config }, live.registry.revision);
    for (const [entry, { of, revision, notes, isChanged }] of accepted.splice(0)) {
      const more = [...notes, ...html.problems];
      const says = { of, accepted: true, revision, ...(more.length > 0 && { notes: more }) };
      await answer(entry, says);
      if (isChanged) changed.push(entry.name);
      lines.push(
        `${entry.name}, serial ${entry.serial}: ${describeRemote(live.registry, entry.name)}`,
        ...notes,
      );
    }
    lines.push(...html.lines);
    return [...(unfresh ? [unfresh] : []), ...html.problems];
  };
  const answerAll = async () => {
    const exchange = await readExchange(store, Object.keys(delegation.teams), ({ message }, name) =>
      cannotRead(name, message),
    );
    let settled = performance.now();
    const unsigned = new Map<string, string[]>();
    const later = (problem: string) => failed.push(problem);
    for await (const [entry, outcome] of outcomes(publishing, exchange, later)) {
      if (outcome.is === 'live') accepted.push([entry, outcome]);
      if (outcome.is === 'unreadable') cannotRead(entry.name, outcome.problem);
      if (outcome.is === 'refused') {
        const { of, isOutdated, isUnsigned } = outcome;
        const reason = printable(outcome.reason).slice(0, MAX_LETTERS);
        const says = { of, accepted: false, reason, ...(isOutdated && { isOutdated }) };
        await answer(entry, says, isUnsigned);
        const line = `${entry.name}, serial ${entry.serial}, is refused: ${reason}`;
        if (isUnsigned) unsigned.set(entry.name, [...(unsigned.get(entry.name) ?? []), line]);
        else lines.push(line);
      }
      // Nobody waits for the end of a long pass.
      if (accepted.length > 0 && performance.now() - settled >= settleMs) {
        await settle();
        settled = performance.now();
      }
    }
    lines.push(...firstOfEach(unsigned));
    await pruneExchange(store, config.registryKey, exchange, now);
  };
  // Whatever fails here, open tabs need the statement of freshness.
  await answerAll().catch((error: unknown) => {
    failed.push(error instanceof Error ? error.message : String(error));
  });
  const alarms = await settle();
  return {
    lines,
    alarms: [
      ...(hasPassed(delegation.until, now)
        ? [
            `The delegation ran out at ${delegation.until}: nothing of a team goes live until the roots sign another one.`,
          ]
        : []),
      ...failed,
      ...shortened(unreadable),
      ...alarms,
      ...keeper.notes(),
    ],
    changed,
  };
}

type Says = Omit<Parameters<typeof writeAnswer>[1], 'environment' | 'name' | 'serial'>;

/** Limit for one team, which may make any number of files unreadable. */
const MAX_NAMED = 5;
function shortened(unreadable: ReadonlyMap<string, readonly string[]>): string[] {
  return [...unreadable].flatMap(([name, problems]) => {
    const more = problems.length - MAX_NAMED;
    return [
      ...problems.slice(0, MAX_NAMED).map(printable),
      ...(more > 0 ? [`${more} more of ${name} cannot be read.`] : []),
    ];
  });
}

/** One line per team: anyone with its credentials can write files endlessly, and staff read the journal. */
const firstOfEach = (unsigned: ReadonlyMap<string, readonly string[]>): string[] =>
  [...unsigned.values()].map(([line = '', ...more]) =>
    more.length > 0 ? `${line} (and ${more.length} more that no key of its team signed)` : line,
  );

async function* outcomes(
  publishing: Publishing,
  exchange: Exchange,
  later: (problem: string) => void,
): AsyncGenerator<[EntryFiles, Outcome]> {
  const { options, config, now } = publishing;
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const accepted = new Map(
    [...exchange.answered].map(([name, own]) => [name, acceptedSince(own, hourAgo)]),
  );
  const waiting = await waitingEntries(options.store, config.registryKey, exchange);
  for (const remote of waiting.values()) remote.entries = inTurn(remote.entries);
  const turns = new Map<string, number>();
  /** Remotes that changed too often. */
  const full = new Set<string>();
  for (let entry = takeNext(waiting, turns); entry; entry = takeNext(waiting, turns)) {
    const remote = waiting.get(entry.name);
    if (!remote) continue;
    const changes = accepted.get(entry.name) ?? 0;
    const isOffOnly = changes >= MAX_IN_HOUR;
    if (isOffOnly && !full.has(entry.name)) {
      full.add(entry.name);
      later(
        `${entry.name} changed ${changes} times within an hour: what it submits waits, but for its kill switch. If that is not its team, pnpm hold ${entry.name}, and the roots retire its key.`,
      );
    }
    const outcome = await publishEntry(entry, remote, { ...publishing, isOffOnly });
    if (outcome.is === 'live') accepted.set(entry.name, changes + 1);
    if (outcome.is === 'live') remote.highest = Math.max(remote.highest, entry.serial);
    // Later submissions of this remote must not overtake this one.
    if (outcome.is === 'later') waiting.delete(entry.name);
    turns.set(entry.name, (turns.get(entry.name) ?? 0) + 1);
    yield [entry, outcome];
  }
}

async function liveOf(keeper: RegistryKeeper): Promise<LiveRegistry> {
  const live = await keeper.live();
  if (!live) throw noRegistry();
  return live;
}
