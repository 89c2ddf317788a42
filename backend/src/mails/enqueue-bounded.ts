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
   * Summary of the mails above the limit, sent at the end of the day. Called for each of them with the
   * number of mails the address got; without it they are dropped.
   */
  summary?: (sent: number) => Promise<Block[]> | Block[];
  /** Replaces the last mail of the day. */
  last?: NewMail;
  /** The address is verified, so it has its own count within the mailbox. */
  isOwned?: boolean;
}

/**
 * Queues a mail that a stranger can trigger: at most `perDay` of its kind reach one mailbox per day, over
 * all processes (docs/product.md#mails-to-strangers).
 * @returns whether it is sent, is the last of the day, or is above the limit
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
      // By exact address: a plus-alias may belong to somebody else, who reads only their own.
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

/** `Ana+1@exemplu.ro` usually reaches `ana@exemplu.ro`. For counting only; mails keep their address. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+.*(?=@)/, '');
