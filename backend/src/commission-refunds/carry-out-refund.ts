import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import {
  type CommissionRefundRow,
  changeRefund,
  findRefund,
  listOpenRefunds,
} from './commission-refunds-repository.ts';
import { reconcileCommissionRefunds } from './reconcile-commission-refunds.ts';

const BATCH = 50;

type Parts = Pick<Context, 'db' | 'config' | 'payments'>;

/**
 * Requests a decided refund from the provider and records the result. The provider keeps the refund's
 * reference, so one that another process made is found and not repeated.
 * @returns whether the money is back
 * @throws HttpError `payment_provider_failed`; `carryOutRefunds` then tries again
 */
export async function carryOutRefund(parts: Parts, id: number): Promise<boolean> {
  const { db, payments } = parts;
  const before = await findRefund(db, id);
  if (!before) return false;
  const { paymentIntentId } = before;
  await inTransaction(db, (tx) => changeRefund(tx, id, { triedAt: new Date() }));
  const known = await payments.listRefunds(paymentIntentId);
  await reconcile(parts, before, known);
  // It may be made or reduced by now.
  const due = await findRefund(db, id);
  if (due?.status === 'due') {
    const made = await payments.refundPart(due);
    // Refused because part of it was refunded meanwhile; the provider lists those refunds.
    await reconcile(parts, due, made ? [made] : await payments.listRefunds(paymentIntentId));
  }
  return (await findRefund(db, id))?.status === 'done';
}

const reconcile = (
  { db, config }: Parts,
  { paymentIntentId }: CommissionRefundRow & { paymentIntentId: string },
  told: Parameters<typeof reconcileCommissionRefunds>[3],
) => inTransaction(db, (tx) => reconcileCommissionRefunds(tx, config, paymentIntentId, told));

/**
 * Carries out all decided refunds, whatever died in between.
 * @returns the number of refunds made
 * @throws AggregateError when some failed; the others are done
 */
export async function carryOutRefunds(parts: Parts): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const { id } of await listOpenRefunds(parts.db, BATCH)) {
    try {
      if (await carryOutRefund(parts, id)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, 'payments of commissions were not refunded');
  }
  return done;
}

/** Carries out a refund at once. It is stored, so a job retries what fails here. */
export async function refundNow(
  parts: Parts,
  refundId: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  try {
    await carryOutRefund(parts, refundId);
  } catch (err) {
    log.warn({ err }, 'a refund of a commission waits for the next turn of the job');
  }
}
