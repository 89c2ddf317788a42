import type { correctCommission } from '@vitrina/contract/calls/correct-commission';
import type { CorrectionSettlement } from '@vitrina/contract/entities/commission-facts';
import { toBani } from '@vitrina/contract/rules/money';
import type * as z from 'zod/mini';
import { planCommissionRefund } from '../commission-refunds/plan-commission-refund.ts';
import {
  changeCorrected,
  lockCommission,
  markPaid,
  type OwnedCommission,
} from '../commissions/commissions-repository.ts';
import { isInvoiceVisible } from '../commissions/invoice-visibility.ts';
import { releaseOpenPayments } from '../commissions/release-open-payments.ts';
import { dropReminders } from '../commissions/remind-commissions.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { issueCorrection } from './issue-correction.ts';

interface Decided extends z.output<(typeof correctCommission)['body']> {
  id: number;
  adminId: number;
}

/**
 * Issues a corrective invoice: less is owed, or the difference is refunded if it was paid.
 * @returns the refund to carry out; null when no card paid it
 * @throws HttpError `commission_not_found`, `commission_not_correctable` without an invoice visible to the
 *   partner, `commission_amount_changed`, `refund_too_large`, and those of `planCommissionRefund`
 */
export const decideCorrection = (
  db: Database,
  { id, amount, reason, commission, adminId }: Decided,
): Promise<number | null> =>
  inTransaction(db, async (tx) => {
    const owed = await lockCommission(tx, id);
    if (!owed) throw new HttpError('commission_not_found');
    const amountBani = toBani(amount);
    checkCorrectable(owed, { amountBani, seenBani: toBani(commission) });
    const settlement = settlementOf(owed);
    const plan = { source: 'correction', amountBani, reason, actorId: adminId } as const;
    const refund = settlement === 'card' ? await planCommissionRefund(tx, owed, plan) : null;
    await issueCorrection(tx, owed, { amountBani, settlement, reason, actorId: adminId });
    await takeOff(tx, owed, amountBani);
    return refund?.id ?? null;
  });

function checkCorrectable(
  { invoiceUrl, periodEnd, owedBani }: OwnedCommission,
  { amountBani, seenBani }: { amountBani: number; seenBani: number },
): void {
  if (invoiceUrl === null || !isInvoiceVisible(periodEnd, new Date())) {
    throw new HttpError('commission_not_correctable');
  }
  if (seenBani !== owedBani) throw new HttpError('commission_amount_changed');
  if (amountBani > owedBani) {
    const text = messages.correctionTooLarge(owedBani);
    throw new HttpError('refund_too_large', { field: 'amount', text });
  }
}

const settlementOf = ({ isPaid, paidBy }: OwnedCommission): CorrectionSettlement => {
  if (!isPaid) return 'debt';
  return paidBy === 'card' ? 'card' : 'transfer';
};

/** A payer in progress saw the old amount; nothing owed means no reminders. */
async function takeOff(
  tx: Transaction,
  { id, isPaid, owedBani, correctedBani }: OwnedCommission,
  amountBani: number,
): Promise<void> {
  await changeCorrected(tx, id, correctedBani + amountBani);
  if (isPaid) return;
  await releaseOpenPayments(tx, id);
  await dropReminders(tx, [id]);
  if (amountBani === owedBani) await markPaid(tx, [id], 'correction');
}
