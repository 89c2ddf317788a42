import { markPaid } from '../commissions/commissions-repository.ts';
import { dropReminders } from '../commissions/remind-commissions.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { CURRENCY, type Payment } from '../payments/payments.ts';
import { changePayment } from './commission-payments-repository.ts';
import { type HeldPayment, holdPayment } from './hold-payment.ts';
import { tellReceipt, tellReturned } from './tell-receipt.ts';

/**
 * Result of received money: `paid` pays invoices, `refund` is due back (`endReleasedPayment`),
 * `refunded` was returned already, `unknown` belongs to no payment of commissions.
 */
export type CommissionSettlement = 'paid' | 'refund' | 'refunded' | 'unknown';

/**
 * Pays all invoices of a succeeded payment or none, exactly once, whatever number of events, reads and jobs
 * try. If one of them was paid or changed meanwhile, all of the money is refunded.
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
 * All money of a payment that pays nothing was returned, by us or by hand at the provider. For payments
 * that pay invoices see `reconcileCommissionRefunds`.
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
