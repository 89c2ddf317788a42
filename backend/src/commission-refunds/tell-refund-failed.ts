import { listPaidThings } from '../commission-payments/commission-payments-repository.ts';
import { linesOf } from '../commissions/mailed-invoices.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { commissionRefundFailed } from '../mails/commission-staff-mails.ts';
import { tellMoneyStaff } from '../staff/tell-money-staff.ts';
import type { CommissionRefundRow } from './commission-refunds-repository.ts';

/** The bank refused the refund to the card: staff send the money another way. */
export async function tellRefundFailed(
  tx: Transaction,
  config: Config,
  { id, paymentId, commissionId, amountBani }: CommissionRefundRow,
): Promise<void> {
  const things = await listPaidThings(tx, paymentId);
  const these = things.filter((one) => commissionId === null || one.commissionId === commissionId);
  await tellMoneyStaff(tx, (staff) =>
    commissionRefundFailed(config, {
      ...staff,
      ...{ amountBani, lines: linesOf(these) },
      dedupeKey: `commission-refund-failed:${id}:${staff.id}`,
    }),
  );
}
