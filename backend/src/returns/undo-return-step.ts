import { canChangeReturnStatus } from '@vitrina/contract/rules/return-status';
import { eq } from 'drizzle-orm';
import { type Database, inTransaction } from '../database/database.ts';
import { returns } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { isUndoable } from '../notifications/undo-window.ts';
import { isOpenRefund } from '../payments/refund-status.ts';
import { lockReturn } from './lock-return.ts';
import { noteReturn } from './move-return.ts';
import { checkReturnable } from './returned-pieces.ts';
import { writeLines } from './returns-repository.ts';
import { dropReturnNews } from './tell-return.ts';

/**
 * Undoes the last step of a return and drops its unsent mail.
 * @throws HttpError as `lockReturn`; `return_transition_refused` when it is too late, or its pieces are in
 *   another return by now
 */
export const takeStepBack = (
  db: Database,
  { id, version, adminId }: { id: number; version: number; adminId: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { row, order, others, refunds } = await lockReturn(tx, { id, version });
    const before = row.previousStatus;
    const canBeUndone =
      before !== null && canChangeReturnStatus(before, row.status) && isUndoable(row.changedAt);
    const isPaying = refunds.some((refund) => refund.returnId === id && isOpenRefund(refund));
    if (!canBeUndone || isPaying) throw new HttpError('return_transition_refused');
    const lines = row.lines.map(({ orderItemId, quantity }) => ({ orderItemId, quantity }));
    checkReturnable(
      lines.map(({ orderItemId, quantity }) => ({ itemId: orderItemId, quantity })),
      order.items,
      others,
    );
    // Too late: the buyer was told already.
    if (!(await dropReturnNews(tx, row))) throw new HttpError('return_transition_refused');
    // The result of the check is discarded with it.
    if (row.status === 'checked') await writeLines(tx, id, lines);
    await tx
      .update(returns)
      .set({
        ...{ status: before, previousStatus: null, refusal: '' },
        ...{ version: row.version + 1, changedAt: new Date() },
      })
      .where(eq(returns.id, id));
    await noteReturn(tx, row, before, adminId);
  });
