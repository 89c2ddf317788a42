import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { mails } from '../database/schema.ts';

export type MailRow = typeof mails.$inferSelect;
export type NewMail = Pick<
  typeof mails.$inferInsert,
  'kind' | 'dedupeKey' | 'recipient' | 'subject' | 'textBody' | 'htmlBody'
>;

/** Hold a password or a link that signs in: their text goes from the table when they were sent. */
const SECRET_KINDS = ['account-created', 'password-reset'] as const satisfies MailRow['kind'][];

/** Some three days after the first attempt nobody waits for the mail any more. */
const MAX_ATTEMPTS = 12;

/**
 * Puts a mail into the outbox, in the transaction of what it tells: it goes out if and only if that
 * is committed. A second one with the same `dedupeKey` is dropped.
 * @param sendAfter later than now for what can still be undone (rulings 28)
 */
export const enqueueMail = (tx: Connection, mail: NewMail, sendAfter?: Date) =>
  tx
    .insert(mails)
    .values({ ...mail, ...(sendAfter && { sendAfter }) })
    .onConflictDoNothing({ target: mails.dedupeKey });

/** Takes a mail back that has not gone out yet. */
export const dropMail = (tx: Connection, dedupeKey: string) =>
  tx.delete(mails).where(and(eq(mails.dedupeKey, dedupeKey), isNull(mails.sentAt)));

/** The next mail that is due, locked for the caller's transaction; other workers skip it. */
export async function lockDueMail(tx: Connection): Promise<MailRow | undefined> {
  const [mail] = await tx
    .select()
    .from(mails)
    .where(
      and(isNull(mails.sentAt), lte(mails.sendAfter, sql`now()`), lt(mails.attempts, MAX_ATTEMPTS)),
    )
    .orderBy(mails.sendAfter)
    .limit(1)
    .for('update', { skipLocked: true });
  return mail;
}

export const markSent = (tx: Connection, id: number) =>
  tx
    .update(mails)
    .set({ sentAt: sql`now()`, attempts: sql`${mails.attempts} + 1`, lastError: null })
    .where(eq(mails.id, id));

/** Takes the secrets out of a mail that has left. */
export const redactMail = (tx: Connection, id: number) =>
  tx
    .update(mails)
    .set({ textBody: '', htmlBody: '' })
    .where(and(eq(mails.id, id), inArray(mails.kind, SECRET_KINDS)));

/** Tries again after one minute, then two, four, … at most a day. */
export const markFailed = (tx: Connection, id: number, error: string) =>
  tx
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      lastError: error,
      sendAfter: sql`now() + least(interval '1 day', interval '1 minute' * power(2, least(${mails.attempts}, 20)))`,
    })
    .where(eq(mails.id, id));

/** The newest mails, all of them or those to one address. */
export const listMails = (db: Connection, recipient: string | undefined, limit: number) =>
  db
    .select()
    .from(mails)
    .where(recipient === undefined ? undefined : eq(mails.recipient, recipient))
    .orderBy(desc(mails.id))
    .limit(limit);

export async function findMail(db: Connection, id: number): Promise<MailRow | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}
