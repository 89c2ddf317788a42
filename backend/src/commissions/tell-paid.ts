import { formatLongDate } from '@vitrina/contract/rules/dates';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { dropMail, enqueueMail } from '../mails/outbox.ts';
import { commissionPaid } from '../mails/website-mails.ts';
import { messages } from '../messages.ts';
import { monthName } from '../months.ts';
import { dropNotification, insertNotification } from '../notifications/notifications-repository.ts';
import { endOfUndoWindow } from '../notifications/undo-window.ts';
import type { OwnedCommission } from './commissions-repository.ts';
import { invoiceNumber } from './invoice.ts';

/** Key of a payment's mail and notification, to drop them when it is undone. */
const paidNoticeKey = (id: number): string => `commission-paid:${id}`;

/** Tells the partner once the undo window is over; once per payment (docs/product.md#undo-window). */
export async function tellPaid(
  tx: Transaction,
  config: Config,
  { id, userId, ...commission }: OwnedCommission,
): Promise<void> {
  const later = endOfUndoWindow();
  const dedupeKey = paidNoticeKey(id);
  const month = monthName(commission.periodStart);
  const isTransfer = commission.transferToldAt !== null;
  const paid = {
    ...commission,
    commissionBani: commission.owedBani,
    invoiceNumber: invoiceNumber(commission),
    transferredOn: isTransfer ? formatLongDate(new Date().toISOString()) : null,
  };
  const say = isTransfer ? messages.transferFound : messages.commissionPaid;
  await insertNotification(tx, {
    userId,
    message: say(month, commission.websiteUrl),
    target: 'commission',
    dedupeKey,
    visibleFrom: later,
  });
  await enqueueMail(tx, commissionPaid(config, { ...paid, month, dedupeKey }), later);
}

/** Drops news that was not delivered yet. */
export async function dropPaidNews(tx: Transaction, id: number): Promise<void> {
  const key = paidNoticeKey(id);
  await dropNotification(tx, key);
  await dropMail(tx, key);
}
