import { lockPayingPayment } from '../commission-payments/commission-payments-repository.ts';
import type { OwnedCommission } from '../commissions/commissions-repository.ts';
import type { Transaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { isOpenRefund, sumOf } from '../payments/refund-status.ts';
import {
  type CommissionRefundRow,
  countOpenDisputes,
  insertRefund,
  listRefundsOf,
  lostBani,
} from './commission-refunds-repository.ts';

type Plan = Pick<CommissionRefundRow, 'source' | 'amountBani' | 'reason' | 'actorId'>;

/**
 * Decides a refund of a commission, locked by the caller, to the card; `carryOutRefund` requests it.
 * Earlier refunds count, so their sum never exceeds what was paid.
 * @throws HttpError `commission_not_refundable` when no card paid it, `commission_refund_on_the_way`,
 *   `commission_disputed`, `refund_too_large`
 */
export async function planCommissionRefund(
  tx: Transaction,
  { id: commissionId, isPaid, paidBy }: OwnedCommission,
  plan: Plan,
): Promise<CommissionRefundRow> {
  const payment =
    isPaid && paidBy === 'card' ? await lockPayingPayment(tx, commissionId) : undefined;
  if (!payment) throw new HttpError('commission_not_refundable');
  const before = await listRefundsOf(tx, payment.id);
  if (before.some((one) => one.commissionId === commissionId && isOpenRefund(one))) {
    throw new HttpError('commission_refund_on_the_way');
  }
  if ((await countOpenDisputes(tx, payment.id)) > 0) throw new HttpError('commission_disputed');
  const left = payment.totalBani - sumOf(before) - (await lostBani(tx, payment.id));
  if (plan.amountBani > left) {
    const text = messages.refundTooLarge(left);
    throw new HttpError('refund_too_large', { field: 'amount', text });
  }
  return insertRefund(tx, { ...plan, paymentId: payment.id, commissionId });
}
