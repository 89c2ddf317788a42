import { hasPassed } from '@vitrina/contract/delegation-signature';
import type { CommandOptions } from '../command-options.ts';
import { describeRemote } from '../describe-remote.ts';
import type { LiveRegistry } from '../read-live.ts';
import { type RegistryKeeper, registryKeeper } from '../registry-keeper.ts';
import { StoreError } from '../release-store.ts';
import { noRegistry } from '../update-registry.ts';
import { writeAnswer } from './answer.ts';
import { delegatedConfig, delegationOf } from './delegated.ts';
import type { EntryFiles } from './entry-files.ts';
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
  /** Problems that somebody has to fix, a line each. */
  alarms: string[];
  /** Remotes whose HTML pages may have changed. */
  changed: string[];
}

/** Limit of a reason, which may quote a hostile file. */
const MOST_LETTERS = 500;

/**
 * Answers the submissions of teams, in turn and the oldest first, with a limit for each remote.
 * Then it signs a statement of freshness and updates the HTML. After a kill the next pass
 * continues; two passes at once do nothing twice.
 * A file that cannot be read costs its team alone.
 * @throws StoreError when the store or its registry is not trusted
 */
export async function publishPass(
  options: CommandOptions,
  now = new Date(),
): Promise<PublishReport> {
  const { store, privateKey, freshnessKey } = options;
  const config = delegatedConfig(options.config);
  if (!privateKey) throw new StoreError('Set VITRINA_REGISTRY_KEY: the publisher signs with it.');
  const keeper = registryKeeper(options);
  const before = await liveOf(keeper);
  const delegation = await delegationOf(before, config);
  const publishing = { options, config, delegation, now };
  const answer = ({ name, serial }: EntryFiles, says: Says, isUnsigned = false) => {
    const { environment } = config;
    return writeAnswer(store, { environment, name, serial, ...says }, privateKey, isUnsigned);
  };

  const lines: string[] = [];
  const unreadable: string[] = [];
  const accepted: Array<[EntryFiles, Outcome & { is: 'live' }]> = [];
  const answerAll = async () => {
    const exchange = await readExchange(store, Object.keys(delegation.teams), ({ message }) =>
      unreadable.push(message),
    );
    for await (const [entry, outcome] of outcomes(publishing, exchange)) {
      if (outcome.is === 'live') accepted.push([entry, outcome]);
      if (outcome.is === 'unreadable') unreadable.push(outcome.problem);
      if (outcome.is !== 'refused') continue;
      const { of, isOutdated, isUnsigned } = outcome;
      const reason = printable(outcome.reason).slice(0, MOST_LETTERS);
      const says = { of, accepted: false, reason, ...(isOutdated && { isOutdated }) };
      await answer(entry, says, isUnsigned);
      lines.push(`${entry.name}, serial ${entry.serial}, is refused: ${reason}`);
    }
    await pruneExchange(store, config.registryKey, exchange, now);
  };
  // Whatever fails here, open tabs need the statement of freshness.
  const failed = await answerAll().then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  );
  const isSame = accepted.length === 0 && failed.length === 0;
  const live = isSame ? before : await liveOf(keeper);
  const unfresh = await vouch({ store, config, freshnessKey }, keeper, now);
  const changed = accepted.filter(([, { isChanged }]) => isChanged).map(([{ name }]) => name);
  const html = await htmlInStep({ store, config }, live.registry.revision);
  for (const [entry, { of, revision, notes }] of accepted) {
    const more = [...notes, ...html.problems];
    await answer(entry, { of, accepted: true, revision, ...(more.length > 0 && { notes: more }) });
    lines.push(
      `${entry.name}, serial ${entry.serial}: ${describeRemote(live.registry, entry.name)}`,
      ...notes,
    );
  }
  return {
    lines: [...lines, ...html.lines],
    alarms: [
      ...(hasPassed(delegation.until, now)
        ? [
            `The delegation ran out at ${delegation.until}: nothing of a team goes live until the roots sign another one.`,
          ]
        : []),
      ...failed,
      ...shortened(unreadable),
      ...(unfresh ? [unfresh] : []),
      ...html.problems,
      ...keeper.notes(),
    ],
    changed,
  };
}

type Says = Omit<Parameters<typeof writeAnswer>[1], 'environment' | 'name' | 'serial'>;

/** A team may make any number of files unreadable. */
const MOST_NAMED = 5;
function shortened(problems: readonly string[]): string[] {
  const more = problems.length - MOST_NAMED;
  return [
    ...problems.slice(0, MOST_NAMED).map(printable),
    ...(more > 0 ? [`${more} more cannot be read.`] : []),
  ];
}

async function* outcomes(
  publishing: Publishing,
  exchange: Exchange,
): AsyncGenerator<[EntryFiles, Outcome]> {
  const { options, config } = publishing;
  const waiting = await waitingEntries(options.store, config.registryKey, exchange);
  for (const remote of waiting.values()) remote.entries = inTurn(remote.entries);
  const turns = new Map<string, number>();
  for (let entry = takeNext(waiting, turns); entry; entry = takeNext(waiting, turns)) {
    const remote = waiting.get(entry.name);
    if (!remote) continue;
    const outcome = await publishEntry(entry, remote, publishing);
    if (outcome.is === 'live') remote.highest = Math.max(remote.highest, entry.serial);
    if (outcome.is === 'live' || outcome.is === 'refused') remote.answered.add(entry.serial);
    turns.set(entry.name, (turns.get(entry.name) ?? 0) + 1);
    yield [entry, outcome];
  }
}

async function liveOf(keeper: RegistryKeeper): Promise<LiveRegistry> {
  const live = await keeper.live();
  if (!live) throw noRegistry();
  return live;
}
