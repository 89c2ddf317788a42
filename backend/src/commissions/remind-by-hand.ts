import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { closedDaysOf, isTransferAwaited } from './awaited-transfer.ts';
import { lockCommission, markReminded } from './commissions-repository.ts';
import { isInvoiceVisible } from './invoice-visibility.ts';
import { reminderOf } from './remind-commissions.ts';

/** Time after a reminder, of the job or of staff, in which none can be sent by hand. */
const PAUSE_MS = 24 * 60 * 60_000;

/**
 * Reminds a partner of an invoice on behalf of staff.
 * @throws HttpError `commission_not_found`, `commission_already_paid`, `commission_not_payable` without an
 *   invoice visible to the partner, `commission_reminded_lately`, `commission_transfer_told`
 */
export const remindByHand = ({ db, config }: Pick<Context, 'db' | 'config'>, id: number) =>
  inTransaction(db, async (tx) => {
    const owed = await lockCommission(tx, id);
    if (!owed) throw new HttpError('commission_not_found');
    if (owed.isPaid) throw new HttpError('commission_already_paid');
    const now = new Date();
    const { invoiceUrl, owedBani, periodEnd, remindedAt } = owed;
    if (invoiceUrl === null || owedBani <= 0 || !isInvoiceVisible(periodEnd, now)) {
      throw new HttpError('commission_not_payable');
    }
    if (remindedAt && now.getTime() - remindedAt.getTime() < PAUSE_MS) {
      throw new HttpError('commission_reminded_lately');
    }
    if (isTransferAwaited(owed, now, await closedDaysOf(tx))) {
      throw new HttpError('commission_transfer_told');
    }
    await enqueueMail(tx, reminderOf(config, owed, now.toISOString()));
    await markReminded(tx, id);
  });
