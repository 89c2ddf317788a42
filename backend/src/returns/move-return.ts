import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { returns } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { ToldReturnStatus } from '../mails/return-mails.ts';
import { messages } from '../messages.ts';
import { insertOrderEvent } from '../orders/order-events.ts';
import { changeOrder } from '../orders/orders-repository.ts';
import type { LockedReturn } from './lock-return.ts';
import { returnDue } from './return-due.ts';
import { listReturnsWithLines, type ReturnRow } from './returns-repository.ts';
import { tellReturn } from './tell-return.ts';

interface Step {
  status: ToldReturnStatus;
  adminId: number;
  columns?: Partial<Pick<ReturnRow, 'refusal'>>;
}

/** Moves a locked return to its next state; records it and tells the buyer. */
export async function moveReturn(
  tx: Transaction,
  config: Config,
  { row, order, others, refunds }: LockedReturn,
  { status, adminId, columns }: Step,
): Promise<void> {
  const version = row.version + 1;
  await tx
    .update(returns)
    .set({
      ...columns,
      ...{ status, previousStatus: row.status, version, changedAt: new Date() },
    })
    .where(eq(returns.id, row.id));
  await noteReturn(tx, row, status, adminId);
  const [moved] = await listReturnsWithLines(tx, { ids: [row.id] });
  if (!moved) throw new HttpError('return_not_found');
  const { totalBani } = returnDue(order, moved, others, refunds);
  await tellReturn(tx, config, order, { ...moved, status }, totalBani);
}

/** Adds it to the order's history, which open windows follow. */
export async function noteReturn(
  tx: Transaction,
  { id, orderId }: Pick<ReturnRow, 'id' | 'orderId'>,
  status: ReturnRow['status'],
  actorId: number | null,
): Promise<void> {
  const detail = messages.returnEvent(id, status);
  await insertOrderEvent(tx, { orderId, kind: 'return', detail, actorId });
  await changeOrder(tx, orderId, {});
}
