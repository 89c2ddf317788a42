import { formatBani } from '@vitrina/contract/rules/money';
import { eq } from 'drizzle-orm';
import { numberCreditNote } from '../credit-notes/number-credit-note.ts';
import type { Transaction } from '../database/database.ts';
import { orderEvents, returns } from '../database/schema.ts';
import { messages } from '../messages.ts';
import type { ProviderRefund } from '../payments/payments.ts';
import { REFUND_RANK, shrinkRefunds } from '../payments/refund-status.ts';
import {
  changeRefund,
  insertRefund,
  insertRefundEvent,
  listRefundRows,
  lockPlacedOrder,
  type RefundRow,
  tellOrderOfRefunds,
} from './refunds-repository.ts';

/**
 * Brings the refunds of an order up to date with what the provider tells of them: those that it has
 * made or refused, and those that somebody made there by hand. Doing it again, late or in another
 * order changes nothing.
 */
export async function reconcileRefunds(
  tx: Transaction,
  orderId: number,
  told: readonly ProviderRefund[],
): Promise<void> {
  const order = await lockPlacedOrder(tx, orderId);
  if (!order || order.paymentStatus === 'unverified') return;
  const rows = await listRefundRows(tx, orderId);
  let isChanged = false;
  for (const refund of told) {
    const row = rows.find(
      ({ providerId, reference }) =>
        providerId === refund.id || (providerId === null && reference === refund.reference),
    );
    const next = row ?? (await noteForeign(tx, orderId, refund));
    if (next && (await advance(tx, next, refund))) isChanged = true;
  }
  const shrunk = await fitOpenRefunds(tx, orderId, order.totalBani);
  if (isChanged || shrunk) await tellOrderOfRefunds(tx, order, await listRefundRows(tx, orderId));
}

/** One that somebody made at the provider. One that came to nothing there never was. */
const noteForeign = async (
  tx: Transaction,
  orderId: number,
  { id, amountBani, state }: ProviderRefund,
): Promise<RefundRow | null> =>
  state === 'failed'
    ? null
    : insertRefund(tx, { orderId, amountBani, source: 'provider', providerId: id });

/** @returns whether it is news */
async function advance(
  tx: Transaction,
  row: RefundRow,
  { id, amountBani, state }: ProviderRefund,
): Promise<boolean> {
  if (REFUND_RANK[state] <= REFUND_RANK[row.status]) return false;
  const isDone = state === 'done';
  await changeRefund(tx, row.id, {
    ...{ status: state, providerId: id, amountBani },
    ...(isDone && { doneAt: new Date() }),
  });
  if (state === 'pending') return true;
  await insertRefundEvent(tx, {
    orderId: row.orderId,
    kind: isDone ? 'refund' : 'refund-failed',
    detail: formatBani(amountBani),
    actorId: row.actorId,
  });
  if (isDone) {
    await finishReturn(tx, row);
    await numberCreditNote(tx, { ...row, amountBani });
  }
  return true;
}

/** A return is paid back when the provider says so. */
async function finishReturn(tx: Transaction, { returnId, orderId }: RefundRow): Promise<void> {
  if (returnId === null) return;
  const [row] = await tx.select().from(returns).where(eq(returns.id, returnId));
  if (row?.status !== 'checked') return;
  await tx
    .update(returns)
    .set({
      ...{ status: 'refunded', previousStatus: null },
      ...{ version: row.version + 1, changedAt: new Date() },
    })
    .where(eq(returns.id, returnId));
  await tx.insert(orderEvents).values({
    orderId,
    kind: 'return',
    detail: messages.returnEvent(returnId, 'refunded'),
  });
}

/** @returns whether what was decided here no longer fits, after what somebody gave back at the provider */
async function fitOpenRefunds(
  tx: Transaction,
  orderId: number,
  totalBani: number,
): Promise<boolean> {
  const changes = shrinkRefunds(await listRefundRows(tx, orderId), totalBani);
  for (const { id, columns } of changes) await changeRefund(tx, id, columns);
  return changes.length > 0;
}
