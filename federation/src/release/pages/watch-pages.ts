import { setTimeout as wait } from 'node:timers/promises';
import {
  type PagesReport,
  pagesMemory,
  type WritePagesOptions,
  writePages,
} from './write-pages.ts';

/** A change of the host is in the HTML after this and the time of one pass, in ms. */
export const LOOK_EVERY_MS = 20_000;

/**
 * Brings pages up to date again and again until `signal` is aborted. What goes wrong is said, once as
 * long as it stays the same, and tried again.
 */
export async function watchPages(
  options: WritePagesOptions & { signal: AbortSignal },
  say: (line: string) => void,
  everyMs = LOOK_EVERY_MS,
): Promise<void> {
  const { signal } = options;
  const memory = pagesMemory(options.config);
  let said = '';
  while (!signal.aborted) {
    const report = await writePages({ ...options, memory }).catch(
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
    await wait(everyMs, undefined, { signal }).catch(() => {});
  }
}
