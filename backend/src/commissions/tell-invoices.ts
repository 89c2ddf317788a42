import type { Config } from '../config.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { toWebAddress } from '../files/file-urls.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { invoiceReady } from '../mails/website-mails.ts';
import { messages } from '../messages.ts';
import { monthName } from '../months.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { invoiceNoticeKey, listUntold, type OwnedCommission } from './commissions-repository.ts';
import { attachInvoice, invoiceNumber } from './invoice.ts';
import { isInvoiceVisible } from './invoice-visibility.ts';

/**
 * Announces invoices that partners can see since the 2nd; each once.
 * @returns the number announced
 */
export async function tellInvoices(db: Database, config: Config, now: Date): Promise<number> {
  const untold = await listUntold(db);
  let told = 0;
  for (const commission of untold) {
    const { invoiceUrl, periodEnd } = commission;
    if (!invoiceUrl || !isInvoiceVisible(periodEnd, now)) continue;
    const invoiced = { ...commission, invoiceUrl };
    const isNew = await inTransaction(db, (tx) => tellInvoice(tx, config, invoiced));
    if (isNew) told += 1;
  }
  return told;
}

type InvoicedCommission = OwnedCommission & { invoiceUrl: string };

/** By notification and mail. @returns false when it was announced before */
export async function tellInvoice(
  tx: Transaction,
  config: Config,
  { id, userId, invoiceUrl, ...commission }: InvoicedCommission,
): Promise<boolean> {
  const { periodStart, websiteUrl } = commission;
  const isNew = await insertNotification(tx, {
    userId,
    message: messages.invoiceReady(monthName(periodStart), websiteUrl),
    target: 'commission',
    dedupeKey: invoiceNoticeKey(id),
  });
  if (!isNew) return false;
  const address = toWebAddress(invoiceUrl, config.origins.files);
  const mail = invoiceReady(config, {
    ...commission,
    commissionId: id,
    commissionBani: commission.owedBani,
    invoiceUrl: address,
    invoiceNumber: invoiceNumber(commission),
  });
  await enqueueMail(tx, { ...mail, ...attachInvoice({ ...commission, invoiceUrl }) });
  return true;
}
