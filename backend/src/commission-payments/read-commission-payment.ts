import type {
  CommissionPayment,
  CommissionPaymentState,
} from '@vitrina/contract/entities/commission-payment';
import { toRon } from '@vitrina/contract/rules/money';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Payment } from '../payments/payments.ts';
import {
  type CommissionPaymentRow,
  findPayment,
  listPaidThings,
} from './commission-payments-repository.ts';
import { settleCommissionPayment } from './settle-commission-payment.ts';

/**
 * State of somebody's payment. A charged one pays its invoices here if the provider's event has not come
 * yet: the payer is usually back first.
 * @throws HttpError `commission_payment_not_found`, also for another person's payment
 */
export async function readCommissionPayment(
  context: Pick<Context, 'db' | 'config' | 'payments'>,
  userId: number,
  id: number,
): Promise<CommissionPayment> {
  const { db } = context;
  const found = await findPayment(db, id);
  if (found?.userId !== userId) throw new HttpError('commission_payment_not_found');
  const { row, isBusy } = found.state === 'open' ? await look(context, found) : settled(found);
  const things = await listPaidThings(db, id);
  return {
    id,
    state: isBusy ? 'processing' : stateOf(row),
    amount: toRon(row.totalBani),
    commissions: things.map(({ commissionId, amountBani, periodStart, periodEnd, websiteUrl }) => ({
      commission_id: commissionId,
      website_url: websiteUrl,
      period_start: periodStart,
      period_end: periodEnd,
      amount: toRon(amountBani),
    })),
  };
}

interface Seen {
  row: CommissionPaymentRow;
  /** The bank is deciding, or its page is open. */
  isBusy: boolean;
}

const settled = (row: CommissionPaymentRow): Seen => ({ row, isBusy: false });

async function look(
  { db, config, payments }: Pick<Context, 'db' | 'config' | 'payments'>,
  row: CommissionPaymentRow,
): Promise<Seen> {
  const payment = row.paymentIntentId ? await payments.find(row.paymentIntentId) : null;
  if (payment?.state !== 'succeeded') return { row, isBusy: isBusy(payment) };
  await inTransaction(db, (tx) => settleCommissionPayment(tx, config, payment));
  return settled((await findPayment(db, row.id)) ?? row);
}

const isBusy = (payment: Payment | null): boolean =>
  payment?.state === 'acting' || payment?.state === 'processing';

function stateOf({ state, paidAt, refundedAt }: CommissionPaymentRow): CommissionPaymentState {
  if (state !== 'released') return state;
  if (refundedAt) return 'returned';
  return paidAt ? 'returning' : 'ended';
}
