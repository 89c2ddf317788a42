import { setTimeout as wait } from 'node:timers/promises';
import {
  LOOK_EVERY_MS,
  type PagesReport,
  pagesMemory,
  type WritePagesOptions,
  writePages,
} from './write-pages.ts';

interface WatchTimes {
  everyMs?: number;
  /** Pause while another process writes: when it was killed, its lock is free after some seconds. */
  heldMs?: number;
}

/** Updates pages until `signal` is aborted. Reports each new problem once, and retries. */
export async function watchPages(
  options: WritePagesOptions & { signal: AbortSignal },
  say: (line: string) => void,
  { everyMs = LOOK_EVERY_MS, heldMs = 5_000 }: WatchTimes = {},
): Promise<void> {
  const { signal } = options;
  const memory = pagesMemory(options.config);
  let said = '';
  while (!signal.aborted) {
    const report = await writePages({ ...options, memory, lookEveryMs: everyMs }).catch(
      (error: unknown): PagesReport => ({
        isChanged: false,
        lines: [],
        problems: signal.aborted ? [] : [error instanceof Error ? error.message : String(error)],
      }),
    );
    for (const line of report?.lines ?? []) say(line);
    const problems = report?.problems.join('\n') ?? '';
    if (problems && problems !== said) say(problems);
    if (report) said = problems;
    await wait(report ? everyMs : heldMs, undefined, { signal }).catch(() => {});
  }
}
