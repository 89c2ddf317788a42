import { lockCommissions, type OwnedCommission } from '../commissions/commissions-repository.ts';
import type { Transaction } from '../database/database.ts';
import {
  type CommissionPaymentRow,
  findPaymentOfIntent,
  listItems,
  lockPayment,
} from './commission-payments-repository.ts';

/** A payment with everything that it is about, locked until the transaction ends. */
export interface HeldPayment {
  row: CommissionPaymentRow;
  items: Awaited<ReturnType<typeof listItems>>;
  owed: OwnedCommission[];
}

/** Commissions first, then their payment: everybody locks in this order. */
export async function holdPayment(
  tx: Transaction,
  paymentIntentId: string,
): Promise<HeldPayment | null> {
  const found = await findPaymentOfIntent(tx, paymentIntentId);
  if (!found) return null;
  const ids = (await listItems(tx, found.id)).map(({ commissionId }) => commissionId);
  const owed = await lockCommissions(tx, ids);
  const row = await lockPayment(tx, found.id);
  // Read again: what was returned since then is seen under the lock.
  return row ? { row, items: await listItems(tx, found.id), owed } : null;
}
