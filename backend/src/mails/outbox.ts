import type { MailTexts } from '@vitrina/contract/entities/settings';
import { and, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { mails } from '../database/schema.ts';
import { changedMailTexts } from '../settings/settings-repository.ts';
import type { MailBody } from './mail-body.ts';
import type { MailName } from './mail-texts.ts';

export type MailRow = typeof mails.$inferSelect;
/** A mail before it is queued; its texts, which staff may change, are read only then. */
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
  /** @param changed texts changed by staff, by part */
  write(changed: MailTexts): MailBody & { subject: string };
}

/** A row of the outbox with the current texts. */
export async function mailRow(tx: Connection, { name, write, ...mail }: NewMail) {
  return { ...mail, ...write(await changedMailTexts(tx, name)) };
}

/** Contain a password or a link for the recipient only: their text is removed from the table once sent. */
export const SECRET_KINDS: ReadonlySet<MailRow['kind']> = new Set([
  'account-created',
  'password-reset',
  'verify-email',
  'staff-invitation',
  'request-received',
  'stock-alert',
  'stock-returned',
]);

/** The last attempt comes about three days after the first: a weekend without a mail server loses no mail. */
const MAX_ATTEMPTS = 14;

/** Longer than a server can take within the timeouts of `smtp-transport.ts`. */
const LEASE = '10 minutes';

/**
 * Queues a mail in the transaction of the event it reports: it is sent if and only if that commits. Drops a
 * second one with the same `dedupeKey`, and one without a recipient, whose address was erased.
 * @param sendAfter in the future while the event can be undone (docs/product.md#undo-window)
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

/** Removes a mail that nobody has started to send. */
export const dropMail = (tx: Connection, dedupeKey: string) =>
  tx
    .delete(mails)
    .where(and(eq(mails.dedupeKey, dedupeKey), isNull(mails.sentAt), isNull(mails.leasedUntil)));

/** The same for all mails whose key starts with `keyStart`. */
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
 * The next due mail, leased to this caller: other workers skip it. A single statement, so no transaction is
 * open while the mail is sent. If the process dies, another one sends the mail after the lease, possibly a
 * second time with the same message id.
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

/** @param options.keepSecrets when recipients read the outbox itself */
export const markSent = (db: Connection, { id, kind }: MailRow, { keepSecrets = false } = {}) =>
  db
    .update(mails)
    .set({
      ...{ sentAt: sql`now()`, leasedUntil: null, lastError: null },
      ...(!keepSecrets && SECRET_KINDS.has(kind) && { textBody: '', htmlBody: '' }),
    })
    .where(eq(mails.id, id));

/**
 * Retries after one minute, then two, four, … up to a day. The attempt's number identifies the lease: an
 * overtaken worker changes nothing.
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

/** The newest mails, all or to one address. */
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
