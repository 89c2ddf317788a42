import { setTimeout as sleep } from 'node:timers/promises';
import type { BackendProcess } from './backend-process.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A backend that lived this long did not fail to start. */
const SETTLED_MS = 60_000;

interface Keeping {
  start(): Promise<BackendProcess>;
  /** Gets a line for every exit and start. */
  say(line: string): void;
  wait?(ms: number, signal: AbortSignal): Promise<unknown>;
}

/**
 * Restarts a backend that exited: after 1 s, then 2, 4 … 30 s; from 1 s again once one lived a minute.
 * @returns a function that stops it for good
 */
export function keepBackend(
  first: BackendProcess,
  { start, say, wait = (ms, signal) => sleep(ms, undefined, { signal }) }: Keeping,
): Pick<BackendProcess, 'stop'> {
  const stopping = new AbortController();
  let pauseMs = FIRST_PAUSE_MS;
  let current = first;
  let restarting = Promise.resolve();

  const watch = (backend: BackendProcess) => {
    const startedAt = Date.now();
    current = backend;
    backend.onExit((how) => {
      if (Date.now() - startedAt >= SETTLED_MS) pauseMs = FIRST_PAUSE_MS;
      say(`The backend ended by itself with ${how}.`);
      restarting = restart();
    });
  };
  const restart = async () => {
    while (!stopping.signal.aborted) {
      say(`Starting the backend again in ${pauseMs / 1000} s …`);
      await wait(pauseMs, stopping.signal).catch(() => {});
      if (stopping.signal.aborted) return;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      try {
        watch(await start());
        return say('The backend answers again.');
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
      }
    }
  };
  watch(first);
  return {
    async stop() {
      stopping.abort();
      await restarting;
      await current.stop();
    },
  };
}
