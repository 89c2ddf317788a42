import type { MailTexts } from '@vitrina/contract/entities/settings';
import { and, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { mails } from '../database/schema.ts';
import { changedMailTexts } from '../settings/setting-values.ts';
import type { MailBody } from './mail-body.ts';
import type { MailName } from './mail-texts.ts';

export type MailRow = typeof mails.$inferSelect;
/** A mail before it is put out: only then are its texts read, which staff may change. */
export interface NewMail
  extends Pick<
    typeof mails.$inferInsert,
    | 'kind'
    | 'dedupeKey'
    | 'recipient'
    | 'attachmentPath'
    | 'attachmentName'
    | 'calendar'
    | 'unsubscribeUrl'
  > {
  name: MailName;
  /** @param changed what staff changed of its texts, by part */
  write(changed: MailTexts): MailBody & { subject: string };
}

/** A row of the outbox, with the texts of this moment. */
export async function mailRow(tx: Connection, { name, write, ...mail }: NewMail) {
  return { ...mail, ...write(await changedMailTexts(tx, name)) };
}

/** Hold a password, or a link that only their recipient may have: their text goes from the table when they were sent. */
export const SECRET_KINDS: ReadonlySet<MailRow['kind']> = new Set([
  'account-created',
  'password-reset',
  'verify-email',
  'staff-invitation',
  'request-received',
  'stock-alert',
  'stock-returned',
]);

/** Some three days after the first attempt nobody waits for the mail any more. */
const MAX_ATTEMPTS = 12;

/** Longer than a server can take that answers each command within `smtp-transport.ts`'s time. */
const LEASE = '10 minutes';

/**
 * Puts a mail into the outbox, in the transaction of what it tells: it goes out if and only if that
 * is committed. A second one with the same `dedupeKey` is dropped, and so is one to nobody: the address
 * was erased.
 * @param sendAfter later than now for what can still be undone (docs/product.md#undo-window)
 * @returns whether it is new
 */
export async function enqueueMail(
  tx: Connection,
  mail: NewMail,
  sendAfter?: Date,
): Promise<boolean> {
  if (!mail.recipient.includes('@')) return false;
  const rows = await tx
    .insert(mails)
    .values({ ...(await mailRow(tx, mail)), ...(sendAfter && { sendAfter }) })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** Takes a mail back that nobody has begun to send. */
export const dropMail = (tx: Connection, dedupeKey: string) =>
  tx
    .delete(mails)
    .where(and(eq(mails.dedupeKey, dedupeKey), isNull(mails.sentAt), isNull(mails.leasedUntil)));

/** The same for every mail whose key begins so. */
export const dropMails = (tx: Connection, keyStart: string) =>
  tx
    .delete(mails)
    .where(
      and(
        sql`starts_with(${mails.dedupeKey}, ${keyStart})`,
        ...[isNull(mails.sentAt), isNull(mails.leasedUntil)],
      ),
    );

/**
 * The next mail that is due, for this caller alone until its lease is over: other workers skip it. One
 * statement, so no transaction is open while the mail is sent. A process that dies meanwhile loses no
 * mail: another one sends it after the lease, a second time if it had left already, with the same
 * message ID.
 */
export async function leaseDueMail(db: Connection): Promise<MailRow | undefined> {
  const isFree = or(isNull(mails.leasedUntil), lte(mails.leasedUntil, sql`now()`));
  const isDue = and(isNull(mails.sentAt), lte(mails.sendAfter, sql`now()`), isFree);
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isDue, lt(mails.attempts, MAX_ATTEMPTS)))
    .orderBy(mails.sendAfter)
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mails)
    .set({ leasedUntil: sql`now() + ${LEASE}::interval`, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, next))
    .returning();
  return mail;
}

/** @param options.keepSecrets where the outbox itself is what the recipient reads */
export const markSent = (db: Connection, { id, kind }: MailRow, { keepSecrets = false } = {}) =>
  db
    .update(mails)
    .set({
      ...{ sentAt: sql`now()`, leasedUntil: null, lastError: null },
      ...(!keepSecrets && SECRET_KINDS.has(kind) && { textBody: '', htmlBody: '' }),
    })
    .where(eq(mails.id, id));

/**
 * Tries again after one minute, then two, four, … at most a day. The number of the attempt tells
 * whose lease it is: one that was overtaken changes nothing.
 */
export const markFailed = (db: Connection, { id, attempts }: MailRow, error: string) =>
  db
    .update(mails)
    .set({
      leasedUntil: null,
      lastError: error,
      sendAfter: sql`now() + least(interval '1 day', interval '1 minute' * power(2, ${attempts} - 1))`,
    })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), isNull(mails.sentAt)));

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
