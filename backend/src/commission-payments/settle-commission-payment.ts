import { markPaid } from '../commissions/commissions-repository.ts';
import { dropReminders } from '../commissions/remind-commissions.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { CURRENCY, type Payment } from '../payments/payments.ts';
import { changePayment } from './commission-payments-repository.ts';
import { type HeldPayment, holdPayment } from './hold-payment.ts';
import { tellReceipt, tellReturned } from './tell-receipt.ts';

/**
 * What becomes of money that came in: `paid` pays invoices, `refund` goes back (by
 * `endReleasedPayments`), `refunded` has gone back already, `unknown` belongs to no payment of commissions.
 */
export type CommissionSettlement = 'paid' | 'refund' | 'refunded' | 'unknown';

/**
 * Pays the invoices of a payment that succeeded, all of them or none, exactly once however many events,
 * questions and jobs try it. One of them that was paid or changed otherwise meanwhile sends all of the
 * money back.
 */
export async function settleCommissionPayment(
  tx: Transaction,
  config: Config,
  payment: Payment,
): Promise<CommissionSettlement> {
  const held = await holdPayment(tx, payment.id);
  if (!held) return 'unknown';
  const { row, items, owed } = held;
  if (row.refundedAt) return 'refunded';
  if (row.state === 'paid') return 'paid';
  if (payment.refundedBani >= payment.amountBani) return settleReturn(tx, config, held);
  const amounts = new Map(owed.map((one) => [one.id, one.isPaid ? null : one.owedBani]));
  const fits =
    row.state === 'open' &&
    payment.refundedBani === 0 &&
    payment.amountBani === row.totalBani &&
    payment.currency === CURRENCY &&
    items.every(({ commissionId, amountBani }) => amounts.get(commissionId) === amountBani);
  const paidAt = row.paidAt ?? new Date();
  if (!fits) {
    await changePayment(tx, row.id, { state: 'released', paidAt });
    return 'refund';
  }
  const ids = items.map(({ commissionId }) => commissionId);
  await markPaid(tx, ids, 'card');
  await dropReminders(tx, ids);
  await changePayment(tx, row.id, { state: 'paid', paidAt });
  await tellReceipt(tx, config, row);
  return 'paid';
}

/**
 * All money of a payment that pays nothing has gone back, on our wish or by hand at the provider; what
 * becomes of one that pays invoices: `reconcileCommissionRefunds`.
 */
export async function settleCommissionReturn(
  tx: Transaction,
  config: Config,
  paymentIntentId: string,
): Promise<CommissionSettlement> {
  const held = await holdPayment(tx, paymentIntentId);
  return held ? settleReturn(tx, config, held) : 'unknown';
}

async function settleReturn(
  tx: Transaction,
  config: Config,
  { row }: HeldPayment,
): Promise<'refunded'> {
  if (row.refundedAt) return 'refunded';
  await tellReturned(tx, config, row);
  const paidAt = row.paidAt ?? new Date();
  await changePayment(tx, row.id, { state: 'released', paidAt, refundedAt: new Date() });
  return 'refunded';
}
