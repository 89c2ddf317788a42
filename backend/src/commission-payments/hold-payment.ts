import { lockCommissions, type OwnedCommission } from '../commissions/commissions-repository.ts';
import type { Transaction } from '../database/database.ts';
import {
  type CommissionPaymentRow,
  findPaymentOfIntent,
  listItems,
  lockPayment,
} from './commission-payments-repository.ts';

/** A payment with everything it is about, locked until the transaction ends. */
export interface HeldPayment {
  row: CommissionPaymentRow;
  items: Awaited<ReturnType<typeof listItems>>;
  owed: OwnedCommission[];
}

/** Locks commissions first, then their payment: the order everybody uses. */
export async function holdPayment(
  tx: Transaction,
  paymentIntentId: string,
): Promise<HeldPayment | null> {
  const found = await findPaymentOfIntent(tx, paymentIntentId);
  if (!found) return null;
  const ids = (await listItems(tx, found.id)).map(({ commissionId }) => commissionId);
  const owed = await lockCommissions(tx, ids);
  const row = await lockPayment(tx, found.id);
  // Read again under the lock, to see what was returned since.
  return row ? { row, items: await listItems(tx, found.id), owed } : null;
}
