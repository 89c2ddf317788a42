import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { mails } from '../database/schema.ts';
import { dayInBucharest } from '../months.ts';
import { type Block, mailBody } from './mail-body.ts';
import { mailRow, type NewMail } from './outbox.ts';
import type { Sender } from './templates.ts';

interface Bound {
  perDay: number;
  /**
   * Tells what the mails over the bound would have told, in one mail at the day's end; it is asked
   * again for each of them, and told how many mails the address itself got. Without it they are
   * dropped.
   */
  summary?: (sent: number) => Promise<Block[]> | Block[];
  /** Sent in the place of the day's last one. */
  last?: NewMail;
  /** The address is known to be its owner's alone: it has a count of its own in its mailbox. */
  isOwned?: boolean;
}

/**
 * Puts a mail into the outbox that a stranger can cause: at most `perDay` of its kind reach one
 * mailbox on one day, however many processes write them (docs/product.md#mails-to-strangers).
 * @returns whether it is sent, is the last one of the day, or is over the bound
 */
export async function enqueueBounded(
  tx: Transaction,
  sender: Sender,
  mail: NewMail,
  { perDay, summary, last = mail, isOwned = false }: Bound,
): Promise<'sent' | 'last' | 'over'> {
  const day = dayInBucharest(new Date());
  const keyOf = (address: string) =>
    `${mail.kind}:${createHash('sha256').update(address).digest('base64url')}:${day}`;
  const key = keyOf(isOwned ? `own ${mail.recipient}` : mailboxOf(mail.recipient));
  const keys = Array.from({ length: perDay }, (_, place) => `${key}:${place + 1}`);
  const row = await mailRow(tx, mail);
  for (const dedupeKey of keys) {
    const isLast = dedupeKey === keys.at(-1);
    const [sent] = await tx
      .insert(mails)
      .values({ ...(isLast && last !== mail ? await mailRow(tx, last) : row), dedupeKey })
      .onConflictDoNothing({ target: mails.dedupeKey })
      .returning({ id: mails.id });
    if (sent) return isLast ? 'last' : 'sent';
  }
  if (!summary) return 'over';
  const ofAddress = and(inArray(mails.dedupeKey, keys), eq(mails.recipient, mail.recipient));
  const sent = await tx.$count(mails, ofAddress);
  const body = mailBody(sender.brand, 'Rezumatul zilei', await summary(sent));
  await tx
    .insert(mails)
    .values({
      ...body,
      kind: 'daily-summary',
      // Of the address as it is: behind a plus may be somebody else, who reads only their own.
      dedupeKey: `${keyOf(mail.recipient)}:summary`,
      recipient: mail.recipient,
      subject: `Rezumatul zilei de la ${sender.brand.name}`,
      sendAfter: sql`(${day}::date + 1)::timestamp at time zone 'Europe/Bucharest'`,
    })
    .onConflictDoUpdate({
      target: mails.dedupeKey,
      set: body,
      setWhere: sql`${mails.sentAt} is null and ${mails.leasedUntil} is null`,
    });
  return 'over';
}

/** `Ana+1@exemplu.ro` mostly reaches `ana@exemplu.ro`; only for counting, mails go where they are sent. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+.*(?=@)/, '');
