import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { isUndoable } from '../notifications/undo-window.ts';
import { bumpCatalogueVersion } from '../products/products-repository.ts';
import { returnStock } from '../products/stock.ts';
import { lockOrder } from './lock-order.ts';
import { dropOrderEvents } from './order-events.ts';
import { changeOrder, listItems } from './orders-repository.ts';
import { dropAcceptanceNews } from './tell-acceptance.ts';

/**
 * Undoes an acceptance completely: returns the pieces and drops the unsent mail. Not for an order that went
 * on or was paid meanwhile.
 * @throws HttpError `order_not_found`, `version_conflict`; `order_transition_refused` when it is too late
 */
export const takeAcceptanceBack = (
  db: Database,
  { id, version }: { id: number; version: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { acceptedAt, status, paymentStatus } = await lockOrder(tx, id, version);
    const canBeUndone =
      acceptedAt !== null &&
      status === 'Processing' &&
      paymentStatus === 'unverified' &&
      isUndoable(acceptedAt);
    // Too late: the buyer was told already.
    if (!canBeUndone || !(await dropAcceptanceNews(tx, id)))
      throw new HttpError('order_transition_refused');
    await changeOrder(tx, id, { acceptedAt: null });
    await dropOrderEvents(tx, id, 'accepted');
    await returnStock(tx, await listItems(tx, [id]));
    await bumpCatalogueVersion(tx);
  });
