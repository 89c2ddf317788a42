import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';

interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** CPU time in microseconds. */
  tdur?: number;
}

/**
 * The longest task of the page's main thread while `act` runs, in ms of CPU time: waiting for other
 * processes does not count.
 * @param file temporary file for the trace
 */
export async function longestCpu(
  browser: Browser,
  page: Page,
  file: string,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, {
    path: file,
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await act().finally(() => browser.stopTracing());
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(file, 'utf8'));
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'RunTask' && main.has(threadOf(event)),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
