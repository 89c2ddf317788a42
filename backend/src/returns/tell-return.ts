import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { dropMail, enqueueMail } from '../mails/outbox.ts';
import { returnMailKey, returnStepMail, type ToldReturnStatus } from '../mails/return-mails.ts';
import { messages } from '../messages.ts';
import { dropNotification, insertNotification } from '../notifications/notifications-repository.ts';
import { endOfUndoWindow } from '../notifications/undo-window.ts';
import type { OrderRow } from '../orders/orders-repository.ts';
import type { ReturnWithLines } from './returns-repository.ts';

/** Tells the buyer of a step once its undo window is over (docs/product.md#undo-window). */
export async function tellReturn(
  tx: Transaction,
  config: Config,
  order: OrderRow,
  row: ReturnWithLines & { status: ToldReturnStatus },
  dueBani: number,
): Promise<void> {
  const later = endOfUndoWindow();
  const lines = row.lines.map(({ item, quantity, accepted, exclusion }) => ({
    ...{ productName: item.productName, productColor: item.productColor },
    ...{ quantity, accepted, exclusion },
  }));
  await enqueueMail(tx, returnStepMail(config, { ...row, order, lines, dueBani }), later);
  if (order.userId === null) return;
  await insertNotification(tx, {
    userId: order.userId,
    message: messages.returnChanged(row.id, order.id, row.status),
    target: 'order',
    dedupeKey: returnMailKey(row),
    visibleFrom: later,
  });
}

/** Drops the buyer's unsent mail. @returns whether there was one */
export async function dropReturnNews(tx: Transaction, row: ReturnWithLines): Promise<boolean> {
  const key = returnMailKey(row);
  await dropNotification(tx, key);
  const { rowCount } = await dropMail(tx, key);
  return rowCount !== 0;
}
