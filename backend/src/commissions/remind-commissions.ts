import { addDays } from '@vitrina/contract/rules/bucharest-day';
import { commissionDueDay } from '@vitrina/contract/rules/commission-due';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { siteName } from '@vitrina/contract/rules/web-link';
import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { commissionReminder } from '../mails/commission-mails.ts';
import { dropMails, enqueueMail, type NewMail } from '../mails/outbox.ts';
import { dayInBucharest, monthName } from '../months.ts';
import { closedDaysOf, isTransferAwaited } from './awaited-transfer.ts';
import {
  listOwed,
  lockCommission,
  markReminded,
  type OwnedCommission,
} from './commissions-repository.ts';
import { attachInvoice, invoiceNumber } from './invoice.ts';
import { isInvoiceVisible } from './invoice-visibility.ts';

/** A missed reminder is still sent within this many days; older ones would arrive all at once. */
const MISSED_DAYS = 3;

/**
 * Writes today's reminders: one mail for each day of `COMMISSION_REMINDERS`, counted from the due day.
 * Skips paid commissions and announced transfers.
 * @returns the number written
 */
export async function remindCommissions(db: Database, config: Config, now: Date): Promise<number> {
  const today = dayInBucharest(now);
  const closed = await closedDaysOf(db);
  let written = 0;
  for (const owed of await listOwed(db)) {
    if (!isInvoiceVisible(owed.periodEnd, now)) continue;
    const isAwaited = (row: OwnedCommission) => isTransferAwaited(row, now, closed);
    const due = commissionDueDay(owed.periodEnd);
    const offset = config.commissionReminders.findLast((days) => {
      const day = addDays(due, days);
      return day <= today && today <= addDays(day, MISSED_DAYS);
    });
    if (offset === undefined) continue;
    if (await inTransaction(db, (tx) => remind(tx, config, { id: owed.id, offset, isAwaited })))
      written += 1;
  }
  return written;
}

interface Turn {
  id: number;
  /** Days from the due day. */
  offset: number;
  isAwaited: (owed: OwnedCommission) => boolean;
}

/** @returns true when the reminder is new and the commission still owed */
async function remind(
  tx: Transaction,
  config: Config,
  { id, offset, isAwaited }: Turn,
): Promise<boolean> {
  const owed = await lockCommission(tx, id);
  if (!owed || owed.isPaid || isAwaited(owed)) return false;
  const isNew = await enqueueMail(tx, reminderOf(config, owed, String(offset)));
  if (isNew) await markReminded(tx, id);
  return isNew;
}

/** @param turn distinguishes reminders of the same invoice */
export const reminderOf = (config: Config, owed: OwnedCommission, turn: string): NewMail => ({
  ...commissionReminder(config, {
    email: owed.email,
    name: owed.name,
    month: monthName(owed.periodStart),
    site: siteName(owed.websiteUrl),
    commissionBani: owed.owedBani,
    dueDay: formatLongDate(commissionDueDay(owed.periodEnd)),
    commissionId: owed.id,
    invoiceNumber: invoiceNumber(owed),
    dedupeKey: reminderKey(owed.id) + turn,
  }),
  ...attachInvoice(owed),
});

const reminderKey = (id: number): string => `commission-reminder:${id}:`;

/** Drops unsent reminders of commissions that are no longer owed like this. */
export async function dropReminders(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (const id of ids) await dropMails(tx, reminderKey(id));
}
