import type { FastifyBaseLogger } from 'fastify';
import { deleteExpiredSessions } from './auth/sessions.ts';
import type { Context } from './http/context.ts';
import { deleteOldLimits } from './http/rate-limiter.ts';
import { releaseExpiredCheckouts } from './payments/release-expired-checkouts.ts';

const MINUTE_MS = 60_000;

/**
 * Work that comes back at intervals. Each may run in several processes at once: rows are locked, and
 * doing it twice changes nothing.
 */
export function startJobs(
  { db, payments, catalogue }: Context,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): { stop(): Promise<void> } {
  const jobs = [
    every(MINUTE_MS / 2, log, 'release expired checkouts', async () => {
      const released = await releaseExpiredCheckouts(db, payments);
      if (released === 0) return;
      catalogue.invalidate();
      log.info({ released }, 'expired checkouts were released');
    }),
    every(60 * MINUTE_MS, log, 'delete old rows', async () => {
      await deleteExpiredSessions(db);
      await deleteOldLimits(db);
    }),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}

/** Runs at once and then again after each pause; a failure is logged and the next turn tries again. */
function every(
  pauseMs: number,
  log: Pick<FastifyBaseLogger, 'error'>,
  name: string,
  work: () => Promise<void>,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async () => {
    await work().catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'));
    if (!stopped) timer = setTimeout(start, pauseMs);
  };
  let running = Promise.resolve();
  const start = () => {
    running = turn();
  };
  start();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
