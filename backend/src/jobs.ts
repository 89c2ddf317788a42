import { HOLD_MS } from '@vitrina/contract/constants';
import type { FastifyBaseLogger } from 'fastify';
import { deleteExpiredStates } from './auth/google/oidc-states.ts';
import { deleteExpiredBrowsers } from './auth/known-browsers.ts';
import { deleteExpiredOneTimeTokens } from './auth/one-time-tokens.ts';
import { deleteExpiredResets } from './auth/reset-password.ts';
import { deleteExpiredVerifications } from './auth/verify-email.ts';
import { deleteOldChanges } from './changes/changes-repository.ts';
import { refundDuePayments } from './checkout/refund-due-payments.ts';
import { releaseExpiredCheckouts } from './checkout/release-expired-checkouts.ts';
import { deleteOldWaits } from './checkout/stock-waits-repository.ts';
import { deleteOldEvents } from './checkout/webhook-events-repository.ts';
import type { Context } from './context.ts';
import { actAsJob } from './database/actor.ts';
import { inTransaction } from './database/database.ts';
import { withLease } from './database/lease.ts';
import { deleteUnusedFiles } from './files/delete-unused-files.ts';
import { deleteOldLimits } from './http/rate-limiter.ts';
import { jobRuns } from './metrics/job-runs.ts';
import { followReleases } from './releases/follow-releases.ts';
import type { ReleaseHistorySource } from './releases/release-history.ts';
import { deleteExpiredSessions } from './sessions/sessions.ts';
import { deleteOldInvitations } from './staff/staff-invitations-repository.ts';
import { deleteOldHeldRequests } from './website-requests/website-requests-repository.ts';

const MINUTE_MS = 60_000;

/**
 * Work that comes back at intervals, in one process at a time. Two at once would only be waste: rows
 * are locked, and doing it twice changes nothing.
 */
export function startJobs(
  { db, config, payments, catalogue, files }: Context,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): { stop(): Promise<void> } {
  const every = (pauseMs: number, name: string, work: () => Promise<void>) =>
    repeat(pauseMs, log, name, async () => {
      const turn = () => actAsJob(name, work).then(() => true);
      const done = await withLease(db, name, turn);
      return done ? 'done' : 'skipped';
    });
  const follow = (source: ReleaseHistorySource) => async () => {
    const written = await followReleases(db, source);
    if (written > 0) log.info({ written }, 'releases were written into the journal');
  };
  const jobs = [
    // Others may wait for the pieces.
    every(HOLD_MS / 12, 'release expired checkouts', async () => {
      const ended = await releaseExpiredCheckouts({ db, config, payments });
      if (ended === 0) return;
      catalogue.invalidate();
      log.info({ ended }, 'expired checkouts came to their end');
    }),
    every(MINUTE_MS / 2, 'refund due payments', async () => {
      const refunded = await refundDuePayments(db, payments);
      if (refunded > 0) log.info({ refunded }, 'payments were refunded');
    }),
    ...(config.releases ? [every(MINUTE_MS / 2, 'follow releases', follow(config.releases))] : []),
    every(60 * MINUTE_MS, 'delete unused files', async () => {
      const deleted = await deleteUnusedFiles({ db, files });
      if (deleted > 0) log.info({ deleted }, 'unused files were deleted');
    }),
    every(60 * MINUTE_MS, 'delete old rows', async () => {
      await deleteExpiredSessions(db);
      await deleteExpiredResets(db);
      await deleteExpiredOneTimeTokens(db);
      await deleteExpiredVerifications(db);
      await deleteExpiredBrowsers(db);
      await deleteExpiredStates(db);
      await deleteOldLimits(db);
      await deleteOldEvents(db);
      await deleteOldWaits(db);
      await inTransaction(db, deleteOldInvitations);
      await inTransaction(db, deleteOldHeldRequests);
      await deleteOldChanges(db);
    }),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}

/** Runs at once and then again after each pause; a failure is logged and the next turn tries again. */
function repeat(
  pauseMs: number,
  log: Pick<FastifyBaseLogger, 'error'>,
  name: string,
  work: () => Promise<'done' | 'skipped'>,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async () => {
    try {
      jobRuns.inc({ job: name, result: await work() });
    } catch (error) {
      jobRuns.inc({ job: name, result: 'failed' });
      log.error({ err: error, job: name }, 'a job failed');
    }
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
