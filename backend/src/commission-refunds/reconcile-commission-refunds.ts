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
 * Brings the refunds of a payment that pays, or paid, invoices up to date with what the provider tells:
 * those that it has made or refused, and those that somebody made there by hand. Doing it again, late or
 * in another order changes nothing.
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
  // What goes back of a payment that never paid an invoice goes back whole, without a decision.
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

/** One that somebody made at the provider. One that came to nothing there never was. */
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

/** A payment of which all money is gone, by refunds and lost disputes, pays nothing any more. */
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
