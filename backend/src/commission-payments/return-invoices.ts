import { markPaid, markTransferTold, markUnpaid } from '../commissions/commissions-repository.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { markReturned } from './commission-payments-repository.ts';
import type { HeldPayment } from './hold-payment.ts';
import { type GoneMoney, tellGone } from './tell-receipt.ts';

/**
 * A payment no longer pays some of its invoices because their money is gone: they are owed again, and the
 * payer is notified. An invoice corrected to nothing stays paid.
 */
export async function returnInvoices(
  tx: Transaction,
  config: Config,
  { row, owed }: Pick<HeldPayment, 'row' | 'owed'>,
  returned: readonly { commissionId: number }[],
  gone: GoneMoney = { news: 'returned' },
): Promise<void> {
  const ids = new Set(returned.map(({ commissionId }) => commissionId));
  const these = owed.filter(({ id }) => ids.has(id));
  const again = these.filter(({ owedBani }) => owedBani > 0);
  const idsOf = (some: typeof these) => some.map(({ id }) => id);
  await markReturned(tx, row.id, idsOf(these));
  await markUnpaid(tx, idsOf(again));
  // A transfer announced before the card payment is no longer on its way.
  await markTransferTold(tx, idsOf(again), null);
  const settled = these.filter(({ owedBani }) => owedBani === 0);
  await markPaid(tx, idsOf(settled), 'correction');
  if (again.length > 0) await tellGone(tx, config, row, again, gone);
}
