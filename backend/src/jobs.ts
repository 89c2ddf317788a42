import { HOLD_MS } from '@vitrina/contract/constants';
import type { FastifyBaseLogger } from 'fastify';
import { mailArrivalsDue } from './arrivals/mail-arrivals.ts';
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
import { sendCorrections } from './commission-corrections/send-corrections.ts';
import { endCommissionPayments } from './commission-payments/end-commission-payments.ts';
import { carryOutRefunds } from './commission-refunds/carry-out-refund.ts';
import type { Context } from './context.ts';
import { mailUnread } from './conversations/mail-unread.ts';
import { sendCreditNotes } from './credit-notes/send-credit-notes.ts';
import { actAsJob } from './database/actor.ts';
import { inTransaction } from './database/database.ts';
import { withLease } from './database/lease.ts';
import { deleteOldCounts } from './embeds/embed-counts-repository.ts';
import { writeEmbedOrigins } from './embeds/write-embed-origins.ts';
import { deleteUnusedFiles } from './files/delete-unused-files.ts';
import { deleteOldLimits } from './http/rate-limiter.ts';
import { jobRuns } from './metrics/job-runs.ts';
import { fetchRunningSales } from './partner-sales/fetch-running-sales.ts';
import { deleteUnkeptFiles } from './private-files/delete-unkept-files.ts';
import { followReleases } from './releases/follow-releases.ts';
import type { ReleaseHistorySource } from './releases/release-history.ts';
import { deleteExpiredSessions } from './sessions/sessions.ts';
import { deleteOldInvitations } from './staff-invitations/staff-invitations-repository.ts';
import { deleteOldStockAlerts } from './stock-alerts/stock-alerts-repository.ts';
import { tellReturnedStock } from './stock-alerts/tell-returned-stock.ts';
import { deleteOldHeldRequests } from './website-requests/website-requests-repository.ts';

const MINUTE_MS = 60_000;
/** Longest wait of an owner, besides the web server's reload. */
const EMBED_ORIGINS_MS = 5000;

/**
 * Periodic work, in one process at a time. Running twice is harmless but wasteful: rows are locked and the
 * work is idempotent.
 */
export function startJobs(
  { db, config, payments, catalogue, files, privateFiles }: Context,
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>,
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
    // Others may be waiting for the pieces.
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
    every(MINUTE_MS / 2, 'send credit notes', async () => {
      const sent = await sendCreditNotes({ db, config, files });
      if (sent > 0) log.info({ sent }, 'credit notes were sent');
    }),
    every(MINUTE_MS / 2, 'end commission payments', async () => {
      const ended = await endCommissionPayments({ db, config, payments });
      if (ended > 0) log.info({ ended }, 'payments of commissions came to their end');
    }),
    every(MINUTE_MS / 2, 'tell returned stock', async () => {
      const told = await tellReturnedStock(db, config);
      if (told > 0) log.info({ told }, 'people were told that a product is in stock again');
    }),
    every(MINUTE_MS, 'mail arrivals', async () => {
      const written = await mailArrivalsDue(db, config);
      if (written > 0) log.info({ written }, 'staff were told what came');
    }),
    every(MINUTE_MS / 2, 'refund commissions', async () => {
      const refunded = await carryOutRefunds({ db, config, payments });
      if (refunded > 0) log.info({ refunded }, 'payments of commissions were refunded');
    }),
    every(MINUTE_MS / 2, 'send commission corrections', async () => {
      const sent = await sendCorrections({ db, config, files });
      if (sent > 0) log.info({ sent }, 'corrections of commissions were sent');
    }),
    ...(config.releases ? [every(MINUTE_MS / 2, 'follow releases', follow(config.releases))] : []),
    // Without a lease: the web server may read this process's folder.
    repeat(EMBED_ORIGINS_MS, log, 'write embed origins', async () => {
      if (await writeEmbedOrigins(db, config)) log.info('the sites of forms were written');
      return 'done';
    }),
    every(60 * MINUTE_MS, 'delete unused files', async () => {
      const deleted = await deleteUnusedFiles({ db, files });
      if (deleted > 0) log.info({ deleted }, 'unused files were deleted');
    }),
    every(60 * MINUTE_MS, 'delete private files', async () => {
      const deleted = await deleteUnkeptFiles({ db, privateFiles });
      if (deleted > 0) log.info({ deleted }, 'private files were deleted');
    }),
    every(MINUTE_MS / 2, 'mail unread messages', async () => {
      const written = await mailUnread(db, config);
      if (written > 0) log.info({ written }, 'unread messages were told by mail');
    }),
    // Each shop every three hours; after a failure in a quarter of an hour.
    every(5 * MINUTE_MS, 'fetch running sales', async () => {
      const fetched = await fetchRunningSales({ db, config, log }, new Date());
      if (fetched > 0) log.info({ fetched }, 'shops told what they sold so far');
    }),
    every(60 * MINUTE_MS, 'delete old rows', async () => {
      await deleteExpiredSessions(db);
      await deleteExpiredResets(db);
      await deleteExpiredOneTimeTokens(db);
      await deleteExpiredVerifications(db);
      await deleteExpiredBrowsers(db);
      await deleteExpiredStates(db);
      await deleteOldLimits(db);
      await deleteOldCounts(db);
      await deleteOldEvents(db);
      await deleteOldWaits(db);
      await inTransaction(db, deleteOldInvitations);
      await inTransaction(db, deleteOldHeldRequests);
      await inTransaction(db, deleteOldStockAlerts);
      await deleteOldChanges(db);
    }),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}

/** Runs at once and then after each pause; a failure is logged, and the next turn tries again. */
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
