import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { nextNumber } from '../database/next-number.ts';
import {
  type CreditNoteContent,
  creditNotes,
  orderItems,
  orders,
  refunds,
  returnLines,
} from '../database/schema.ts';
import { messages } from '../messages.ts';
import { dayInBucharest } from '../months.ts';

type Refund = typeof refunds.$inferSelect;
type Line = CreditNoteContent['lines'][number];

/**
 * Issues the credit note of a refund in the transaction that records it; `sendCreditNotes` renders and
 * mails it later. The number comes from a row locked until then, so numbers have no gaps.
 */
export async function numberCreditNote(tx: Transaction, refund: Refund): Promise<void> {
  if (await takeOver(tx, refund)) return;
  const [order] = await tx.select().from(orders).where(eq(orders.id, refund.orderId));
  if (!order) return;
  const lines = await linesOf(tx, refund, order);
  const content: CreditNoteContent = {
    orderId: order.id,
    orderedOn: dayInBucharest(order.createdAt),
    customer: {
      name: order.name,
      address: `${order.address}, ${order.zip} ${order.locality}, ${order.county}`,
    },
    lines,
    reason: refund.reason,
    amountBani: refund.amountBani,
  };
  const issuedOn = dayInBucharest(new Date());
  await tx.insert(creditNotes).values({
    ...{
      number: await nextNumber(tx, 'credit-note'),
      refundId: refund.id,
      orderId: order.id,
      issuedOn,
      content,
    },
  });
}

/** A second refund of money that the bank sent back reuses the first one's document. */
async function takeOver(tx: Transaction, { id, orderId, amountBani }: Refund): Promise<boolean> {
  const [earlier] = await tx
    .select({ noteId: creditNotes.id })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.status, 'failed'),
        eq(refunds.amountBani, amountBani),
      ),
    )
    .orderBy(asc(creditNotes.id))
    .limit(1);
  if (!earlier) return false;
  await tx.update(creditNotes).set({ refundId: id }).where(eq(creditNotes.id, earlier.noteId));
  return true;
}

/** What the money is for; a difference from the price of the goods is explained. */
async function linesOf(
  tx: Transaction,
  { source, returnId, amountBani }: Refund,
  order: typeof orders.$inferSelect,
): Promise<Line[]> {
  const goods =
    source === 'return' && returnId !== null
      ? await acceptedLines(tx, returnId)
      : source === 'cancellation'
        ? await orderedLines(tx, order.id)
        : [];
  if (goods.length === 0) {
    return [{ name: messages.creditNote.sources[source], quantity: null, amountBani }];
  }
  const sum = goods.reduce((all, line) => all + line.amountBani, 0);
  const delivery = Math.max(0, Math.min(order.shippingBani, amountBani - sum));
  const rest = amountBani - sum - delivery;
  return [
    ...goods,
    ...(delivery > 0
      ? [{ name: messages.creditNote.delivery, quantity: null, amountBani: delivery }]
      : []),
    ...(rest === 0
      ? []
      : [{ name: messages.creditNote.difference, quantity: null, amountBani: rest }]),
  ];
}

const acceptedLines = async (tx: Transaction, returnId: number): Promise<Line[]> =>
  (
    await tx
      .select({
        name: orderItems.productName,
        quantity: returnLines.accepted,
        priceBani: orderItems.priceBani,
      })
      .from(returnLines)
      .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
      .where(eq(returnLines.returnId, returnId))
      .orderBy(asc(returnLines.id))
  ).flatMap(({ name, quantity, priceBani }) =>
    quantity ? [{ name, quantity, amountBani: priceBani * quantity }] : [],
  );

const orderedLines = async (tx: Transaction, orderId: number): Promise<Line[]> =>
  (
    await tx
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.id))
  ).map(({ productName, quantity, priceBani }) => ({
    name: productName,
    quantity,
    amountBani: priceBani * quantity,
  }));
