import type { createReturn } from '@vitrina/contract/calls/create-return';
import { ORDER_STATES, type OrderStatus } from '@vitrina/contract/rules/order-status';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { lockOrderWithReturns } from './lock-return.ts';
import { noteReturn } from './move-return.ts';
import { checkReturnable } from './returned-pieces.ts';
import { insertReturn, listReturnsWithLines, writeLines } from './returns-repository.ts';
import { tellReturn } from './tell-return.ts';

interface OpenedReturn extends z.output<(typeof createReturn)['body']> {
  orderId: number;
  adminId: number;
}

/** @throws HttpError `order_not_returnable` before shipping or after cancellation */
export function requireWithBuyer({ status }: { status: OrderStatus }): void {
  if (!ORDER_STATES[status].withBuyer) throw new HttpError('order_not_returnable');
}

/**
 * Opens a return that the buyer did not declare on the site.
 * @returns its id
 * @throws HttpError `order_not_found`, `order_not_returnable`, `return_lines_refused`
 */
export const openReturn = (
  db: Database,
  config: Config,
  { orderId, adminId, lines, reason = '' }: OpenedReturn,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { order, all } = await lockOrderWithReturns(tx, orderId);
    requireWithBuyer(order);
    checkReturnable(lines, order.items, all);
    const { id } = await insertReturn(tx, { orderId, reason });
    await writeLines(
      tx,
      id,
      lines.map(({ itemId, quantity }) => ({ orderItemId: itemId, quantity })),
    );
    const [row] = await listReturnsWithLines(tx, { ids: [id] });
    if (!row) throw new HttpError('return_not_found');
    await noteReturn(tx, row, 'declared', adminId);
    await tellReturn(tx, config, order, { ...row, status: 'declared' }, 0);
    return id;
  });
