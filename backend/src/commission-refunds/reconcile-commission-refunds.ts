import { changePayment, listItems } from '../commission-payments/commission-payments-repository.ts';
import { type HeldPayment, holdPayment } from '../commission-payments/hold-payment.ts';
import { returnInvoices } from '../commission-payments/return-invoices.ts';
import type { GoneMoney } from '../commission-payments/tell-receipt.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import type { ProviderRefund } from '../payments/payments.ts';
import { REFUND_RANK, shrinkRefunds, sumOf } from '../payments/refund-status.ts';
import {
  type CommissionRefundRow,
  changeRefund,
  insertRefund,
  listRefundsOf,
  lostBani,
} from './commission-refunds-repository.ts';
import { tellRefundFailed } from './tell-refund-failed.ts';

/**
 * Synchronises the refunds of a payment of invoices with the provider: those it made or refused, and those
 * made by hand in its dashboard. Idempotent, also when late or out of order.
 * @param isWhole the provider says that nothing of the payment is left
 */
export async function reconcileCommissionRefunds(
  tx: Transaction,
  config: Config,
  paymentIntentId: string,
  told: readonly ProviderRefund[],
  isWhole = false,
): Promise<void> {
  const held = await holdPayment(tx, paymentIntentId);
  if (!held) return;
  const { row } = held;
  const rows = await listRefundsOf(tx, row.id);
  // A payment that never paid an invoice is refunded in full, without a decision.
  if (row.state !== 'paid' && rows.length === 0) return;
  for (const refund of told) {
    const known = rows.find(
      ({ providerId, reference }) =>
        providerId === refund.id || (providerId === null && reference === refund.reference),
    );
    const next = known ?? (await noteForeign(tx, row.id, refund));
    if (next) await advance(tx, config, held, next, refund);
  }
  const most = row.totalBani - (await lostBani(tx, row.id));
  for (const { id, columns } of shrinkRefunds(await listRefundsOf(tx, row.id), most)) {
    await changeRefund(tx, id, columns);
  }
  await endWhereNothingIsLeft(tx, config, held, { isWhole, gone: { news: 'returned' } });
}

/** A refund made at the provider; one that failed there is ignored. */
const noteForeign = async (
  tx: Transaction,
  paymentId: number,
  { id, amountBani, state }: ProviderRefund,
): Promise<CommissionRefundRow | null> =>
  state === 'failed'
    ? null
    : insertRefund(tx, { paymentId, amountBani, source: 'provider', providerId: id });

async function advance(
  tx: Transaction,
  config: Config,
  held: HeldPayment,
  row: CommissionRefundRow,
  { id, amountBani, state }: ProviderRefund,
): Promise<void> {
  if (REFUND_RANK[state] <= REFUND_RANK[row.status]) return;
  await changeRefund(tx, row.id, {
    ...{ status: state, providerId: id, amountBani },
    ...(state === 'done' && { doneAt: new Date() }),
  });
  const { commissionId, source, reason } = row;
  if (state === 'failed') await tellRefundFailed(tx, config, { ...row, amountBani });
  if (state !== 'done') return;
  const paid = held.items.find((item) => item.commissionId === commissionId && !item.returnedAt);
  const owed = held.owed.find((one) => one.id === commissionId);
  if (paid && held.row.state === 'paid' && (source === 'staff' || owed?.owedBani === 0)) {
    await returnInvoices(tx, config, held, [paid], { news: 'returned', reason });
  }
}

interface End {
  isWhole?: boolean;
  gone: GoneMoney;
}

/** A payment whose money is gone entirely, by refunds and lost disputes, no longer pays anything. */
export async function endWhereNothingIsLeft(
  tx: Transaction,
  config: Config,
  held: HeldPayment,
  { isWhole = false, gone }: End,
): Promise<void> {
  const { row } = held;
  if (row.state !== 'paid') return;
  const goneBani = sumOf(await listRefundsOf(tx, row.id), ['done']) + (await lostBani(tx, row.id));
  if (!isWhole && goneBani < row.totalBani) return;
  const left = (await listItems(tx, row.id)).filter(({ returnedAt }) => !returnedAt);
  await returnInvoices(tx, config, held, left, gone);
  await changePayment(tx, row.id, { state: 'released', refundedAt: new Date() });
}
