import type { refundCommission } from '@vitrina/contract/calls/refund-commission';
import { toBani } from '@vitrina/contract/rules/money';
import type * as z from 'zod/mini';
import { lockCommission } from '../commissions/commissions-repository.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { planCommissionRefund } from './plan-commission-refund.ts';

interface Decided extends z.output<(typeof refundCommission)['body']> {
  id: number;
  adminId: number;
}

/**
 * Decides to refund a commission in full: a partly paid invoice could neither be paid nor reminded of. It
 * is owed again once the provider confirms.
 * @returns the refund to carry out
 * @throws HttpError `commission_not_found`, `commission_amount_changed`, and those of
 *   `planCommissionRefund`
 */
export const decideCommissionRefund = (
  db: Database,
  { id, amount, reason, adminId }: Decided,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const owed = await lockCommission(tx, id);
    if (!owed) throw new HttpError('commission_not_found');
    const { owedBani: amountBani } = owed;
    if (toBani(amount) !== amountBani) {
      throw new HttpError('commission_amount_changed', { field: 'amount' });
    }
    const plan = { source: 'staff', amountBani, reason, actorId: adminId } as const;
    return (await planCommissionRefund(tx, owed, plan)).id;
  });
