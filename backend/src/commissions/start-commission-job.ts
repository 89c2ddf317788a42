import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { actAsJob } from '../database/actor.ts';
import { withLease } from '../database/lease.ts';
import { jobRuns } from '../metrics/job-runs.ts';
import { runCommissions } from './run-commissions.ts';

/**
 * Hourly at ten past, in the business's time zone: the first run of the 1st computes, the first run of the
 * 2nd announces, and the others retry what failed. Most find nothing to do.
 */
const HOURLY = '0 10 * * * *';

/** Runs at once, for what was missed while no process ran, and then hourly. */
export function startCommissionJob(
  context: Context,
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const work = async () => {
    const count = (result: string) => jobRuns.inc({ job: 'commissions', result });
    const turn = () =>
      actAsJob('commissions', () => runCommissions(context, log, new Date())).then(() => true);
    try {
      count((await withLease(context.db, 'commissions', turn)) ? 'done' : 'skipped');
    } catch (error) {
      count('failed');
      log.error({ err: error }, 'the commission job failed');
    }
  };
  const run = () => {
    running = work();
    return running;
  };
  const job = new Cron(HOURLY, { timezone: 'Europe/Bucharest', protect: true, unref: true }, run);
  void job.trigger();
  return {
    async stop() {
      job.stop();
      await running;
    },
  };
}
