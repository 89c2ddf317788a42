import { and, arrayContains, eq, exists, gt, lt, not, or, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import {
  commissionCorrections,
  commissions,
  creditNotes,
  files,
  products,
  uploadTickets,
} from '../database/schema.ts';

/** Uploading a file again makes it new. */
export const noteFile = (db: Connection, path: string, bytes: number) =>
  db
    .insert(files)
    .values({ path, bytes })
    .onConflictDoUpdate({ target: files.path, set: { uploadedAt: sql`now()` } });

/** One day: a form left open still finds its uploaded picture. */
const isOld = lt(files.uploadedAt, sql`now() - interval '24 hours'`);

/** Deletes rows of unreferenced files. @returns their paths */
export async function forgetUnused(tx: Connection, limit: number): Promise<string[]> {
  const isPicture = tx
    .select({ id: products.id })
    .from(products)
    .where(arrayContains(products.images, sql`array[${files.path}]`));
  const isInvoice = tx
    .select({ id: commissions.id })
    .from(commissions)
    .where(eq(commissions.invoiceUrl, files.path));
  const isCreditNote = tx
    .select({ id: creditNotes.id })
    .from(creditNotes)
    .where(eq(creditNotes.path, files.path));
  const isCorrection = tx
    .select({ id: commissionCorrections.id })
    .from(commissionCorrections)
    .where(eq(commissionCorrections.path, files.path));
  const isUsed = or(
    ...[exists(isPicture), exists(isInvoice), exists(isCreditNote), exists(isCorrection)],
  );
  const unused = await tx
    .select({ path: files.path })
    .from(files)
    .where(and(isOld, not(isUsed ?? sql`false`)))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { path } of unused) await tx.delete(files).where(eq(files.path, path));
  return unused.map(({ path }) => path);
}

export const insertTicket = (db: Connection, ticket: typeof uploadTickets.$inferInsert) =>
  db.insert(uploadTickets).values(ticket);

/** @returns the owner of the ticket; undefined when it is unknown or expired */
export async function findTicketOwner(
  db: Connection,
  tokenHash: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: uploadTickets.userId })
    .from(uploadTickets)
    .where(and(eq(uploadTickets.tokenHash, tokenHash), gt(uploadTickets.expiresAt, sql`now()`)));
  return row?.userId;
}

export const deleteOldTickets = (db: Connection) =>
  db.delete(uploadTickets).where(lt(uploadTickets.expiresAt, sql`now()`));
