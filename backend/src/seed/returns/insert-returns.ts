import { RETURN_STATES, type ReturnStatus } from '@vitrina/contract/rules/return-status';
import { and, asc, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Brand } from '../../brand.ts';
import { creditNotePdf } from '../../credit-notes/credit-note-pdf.ts';
import { numberCreditNote } from '../../credit-notes/number-credit-note.ts';
import type { Transaction } from '../../database/database.ts';
import {
  creditNotes,
  orderEvents,
  orderItems,
  orders,
  refunds,
  returnLines,
  returns,
  withdrawals,
} from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';
import { storeFile } from '../../files/store-file.ts';
import { messages } from '../../messages.ts';
import { daysBefore } from '../dates.ts';

interface ReturnSeed {
  status: ReturnStatus;
  /** Days since its declaration. */
  age: number;
  reason: string;
  refusal?: string;
}

/** Oldest last; each for another delivered order. */
const SEEDS: readonly ReturnSeed[] = [
  { status: 'declared', age: 1, reason: 'Nuanța este alta decât în poză' },
  { status: 'declared', age: 3, reason: '' },
  { status: 'received', age: 6, reason: 'Am comandat de două ori' },
  { status: 'checked', age: 9, reason: '' },
  { status: 'refunded', age: 16, reason: 'Nu mi se potrivește' },
  { status: 'refused', age: 21, reason: '', refusal: 'Produsul de igienă a fost desigilat.' },
  { status: 'cancelled', age: 26, reason: '', refusal: 'Ai ales să păstrezi produsele.' },
];

/** Longest delivery time in the demonstration. */
const DELIVERY_DAYS = 5;

/** Steps to each state. */
const WAYS: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  declared: ['declared'],
  received: ['declared', 'received'],
  checked: ['declared', 'received', 'checked'],
  refunded: ['declared', 'received', 'checked', 'refunded'],
  refused: ['declared', 'received', 'checked', 'refused'],
  cancelled: ['declared', 'cancelled'],
};

type OrderRow = typeof orders.$inferSelect;

/** Returns in every state, of the newest delivered orders. */
export async function insertReturns(
  tx: Transaction,
  { files, seller }: { files: FileStore; seller: Brand },
  now: Date,
): Promise<void> {
  const used: number[] = [];
  for (const seed of SEEDS) {
    // It was delivered before its buyer could send anything back.
    const [order] = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.status, 'Delivered'),
          lt(orders.createdAt, daysBefore(now, seed.age + DELIVERY_DAYS)),
          used.length > 0 ? notInArray(orders.id, used) : undefined,
        ),
      )
      .orderBy(desc(orders.id))
      .limit(1);
    if (!order) continue;
    used.push(order.id);
    const refund = await insertReturn(tx, order, seed, now);
    if (refund) await insertNote(tx, { files, seller }, refund);
  }
}

async function insertReturn(tx: Transaction, order: OrderRow, seed: ReturnSeed, now: Date) {
  const { status, age, reason, refusal = '' } = seed;
  const declaredAt = daysBefore(now, age);
  const { id: orderId, userId, name, email } = order;
  const [withdrawal] = await tx
    .insert(withdrawals)
    .values({
      orderId,
      userId,
      name,
      email,
      orderNumber: `#${orderId}`,
      reason,
      createdAt: declaredAt,
    })
    .returning({ id: withdrawals.id });
  const way = WAYS[status];
  const at = (step: number) => daysBefore(now, age - (step * age) / (way.length + 1));
  const [row] = await tx
    .insert(returns)
    .values({
      ...{ orderId, status, reason, refusal, declaredAt, changedAt: at(way.length - 1) },
      ...{ withdrawalId: withdrawal?.id ?? null, version: way.length },
      restockedAt: status === 'refunded' ? at(way.length - 1) : null,
    })
    .returning();
  const returnId = row?.id ?? 0;
  const [item] = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))
    .limit(1);
  if (!item) throw new Error('an order without items');
  const isChecked = way.includes('checked');
  const accepted = status === 'refused' ? 0 : 1;
  await tx.insert(returnLines).values({
    ...{ returnId, orderItemId: item.id, quantity: 1 },
    // Not restocked, because the catalogue's stock is fixed.
    ...(isChecked && { accepted, restocked: 0 }),
    ...(status === 'refused' && { exclusion: 'opened' as const }),
  });
  await tx.insert(orderEvents).values(
    way.map((reached, step) => ({
      ...{ orderId, kind: 'return' as const, createdAt: at(step) },
      detail: messages.returnEvent(returnId, reached),
    })),
  );
  if (!RETURN_STATES[status].irrevocable) return null;
  const doneAt = at(way.length - 1);
  const amountBani = item.priceBani;
  await tx
    .update(orders)
    .set({ refundedBani: amountBani, version: order.version + 1 })
    .where(eq(orders.id, orderId));
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...{ orderId, returnId, source: 'return', status: 'done', amountBani },
      ...{ createdAt: doneAt, doneAt },
    })
    .returning();
  return refund ?? null;
}

/** The refund's credit note, as sent to the buyer. */
async function insertNote(
  tx: Transaction,
  { files, seller }: { files: FileStore; seller: Brand },
  refund: typeof refunds.$inferSelect,
): Promise<void> {
  await numberCreditNote(tx, refund);
  const [note] = await tx.select().from(creditNotes).where(eq(creditNotes.refundId, refund.id));
  if (!note) return;
  const pdf = await creditNotePdf(note, seller);
  const path = await storeFile({ db: tx, files }, pdf, 'pdf');
  await tx.update(creditNotes).set({ path }).where(eq(creditNotes.id, note.id));
}
