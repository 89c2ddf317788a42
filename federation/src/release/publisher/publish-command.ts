import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from '../command.ts';
import type { CommandOptions } from '../command-options.ts';
import { pagesAfterChange } from '../pages/pages-command.ts';
import { StoreError } from '../release-store.ts';
import { delegatedConfig } from './delegated.ts';
import { pagesBeside } from './pages-beside.ts';
import { type PublishReport, publishPass } from './publish-pass.ts';

const LOOK_EVERY_MS = 2000;
/** Longer than any pass that makes progress. */
const PASS_MS = 10 * 60_000;

/** A pass hangs for an unknown reason: only a new process can continue. */
export class StuckError extends StoreError {}

/**
 * `pnpm publish-entries`: makes submissions of teams live; `--watch` runs until it is stopped.
 * @throws StoreError with everything that was done, when somebody has to fix something
 */
export const publishEntries: Command = async (options) => {
  if (options.isWatching) return watch(options);
  const { lines, alarms, changed } = await publishPass(options);
  const { store, config } = options;
  const pages =
    config && changed.length > 0 ? await pagesAfterChange({ store, config }, changed) : [];
  const done = lines.length > 0 ? [...lines, ...pages] : ['Nothing waits.'];
  if (alarms.length > 0) throw new StoreError([...done, ...alarms].join('\n'));
  return done.join('\n');
};

async function watch(options: CommandOptions): Promise<string> {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
  process.stderr.write('What teams submit goes live until this is stopped.\n');
  const say = (line: string) => process.stderr.write(`${new Date().toISOString()} ${line}\n`);
  await watchEntries(options, ended.signal, say).catch((error: unknown) => {
    if (!(error instanceof StuckError)) throw error;
    say(`ALARM ${error.message}`);
    // A hanging pass would keep the process alive; the service starts it again (vitrina-publisher.service).
    process.exit(1);
  });
  return 'What teams submit does not go live any more.';
}

/**
 * Publishes until it is stopped. Reports each new problem once, and retries.
 * @throws StuckError when a pass does not end
 */
export async function watchEntries(
  options: CommandOptions,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<void> {
  const { store, waits: { everyMs = LOOK_EVERY_MS, passMs = PASS_MS } = {} } = options;
  const pages = pagesBeside({ store, config: delegatedConfig(options.config), signal }, say);
  // Writes the pages of a change after which a publisher was killed.
  pages.write();
  let said = '';
  while (!signal.aborted) {
    const pass = publishPass(options).catch(
      (error: unknown): PublishReport => ({
        lines: [],
        changed: [],
        alarms: [error instanceof Error ? error.message : String(error)],
      }),
    );
    const { lines, alarms, changed } = await orStuck(pass, passMs);
    for (const line of lines) say(line);
    const alarm = alarms.map((one) => `ALARM ${one}`).join('\n');
    if (alarm !== said) say(alarm || 'All is well again.');
    said = alarm;
    if (changed.length > 0) pages.write(changed);
    await wait(everyMs, undefined, { signal }).catch(() => {});
  }
  await pages.ended();
}

async function orStuck<Value>(pass: Promise<Value>, passMs: number): Promise<Value> {
  const over = new AbortController();
  const limit = wait(passMs, undefined, { signal: over.signal }).then(() => {
    throw new StuckError(
      `A pass did not end within ${Math.round(passMs / 1000)} s: nothing goes live until another process begins.`,
    );
  });
  try {
    return await Promise.race([pass, limit]);
  } finally {
    limit.catch(() => {});
    over.abort();
  }
}
