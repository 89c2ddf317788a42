import { asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { creditNotes, orders, refunds } from '../database/schema.ts';
import { toWebAddress } from '../files/file-urls.ts';
import { storeFile } from '../files/store-file.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { refundMade } from '../mails/return-mails.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { creditNoteNumber, creditNotePdf } from './credit-note-pdf.ts';

const BATCH = 50;

/**
 * Renders missing credit notes and mails each to its buyer. Rendering is reproducible and each mail has a
 * key, so running it twice or in parallel leaves one.
 * @returns the number made
 * @throws AggregateError when some failed; the others are done
 */
export async function sendCreditNotes(
  context: Pick<Context, 'db' | 'files' | 'config'>,
): Promise<number> {
  const undrawn = await context.db
    .select({ note: creditNotes, refund: refunds, order: orders })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isNull(creditNotes.path))
    .orderBy(asc(creditNotes.id))
    .limit(BATCH);
  const failures: unknown[] = [];
  for (const one of undrawn) {
    await sendOne(context, one).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'documents were not made');
  return undrawn.length;
}

interface Undrawn {
  note: typeof creditNotes.$inferSelect;
  refund: typeof refunds.$inferSelect;
  order: typeof orders.$inferSelect;
}

async function sendOne(
  context: Pick<Context, 'db' | 'files' | 'config'>,
  { note, refund, order }: Undrawn,
): Promise<void> {
  const { db, config } = context;
  const path = await storeFile(context, await creditNotePdf(note, config.brand), 'pdf');
  const number = creditNoteNumber(note.number);
  await inTransaction(db, async (tx) => {
    await tx.update(creditNotes).set({ path }).where(eq(creditNotes.id, note.id));
    const mail = refundMade(config, {
      ...{ order, amountBani: refund.amountBani, reason: refund.reason, noteId: note.id, number },
      documentUrl: toWebAddress(path, config.origins.files),
    });
    await enqueueMail(tx, {
      ...mail,
      ...{ attachmentPath: path, attachmentName: messages.creditNote.file(number) },
    });
    if (order.userId === null) return;
    await insertNotification(tx, {
      userId: order.userId,
      message: messages.refundMade(order.id, refund.amountBani),
      target: 'order',
      dedupeKey: `refund:${note.id}`,
    });
  });
}
