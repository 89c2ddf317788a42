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
 * Synchronises an order's refunds with the provider: those it made or refused, and those made by hand in
 * its dashboard. Idempotent, also when late or out of order.
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

/** A refund made at the provider; one that failed there is ignored. */
const noteForeign = async (
  tx: Transaction,
  orderId: number,
  { id, amountBani, state }: ProviderRefund,
): Promise<RefundRow | null> =>
  state === 'failed'
    ? null
    : insertRefund(tx, { orderId, amountBani, source: 'provider', providerId: id });

/** @returns whether the state changed */
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

/** Marks a return as refunded once the provider says so. */
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

/** @returns whether decided refunds no longer fit after refunds made at the provider */
async function fitOpenRefunds(
  tx: Transaction,
  orderId: number,
  totalBani: number,
): Promise<boolean> {
  const changes = shrinkRefunds(await listRefundRows(tx, orderId), totalBani);
  for (const { id, columns } of changes) await changeRefund(tx, id, columns);
  return changes.length > 0;
}
