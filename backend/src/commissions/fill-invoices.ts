import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import { storeFile } from '../files/store-file.ts';
import {
  fillInvoice,
  listUninvoiced,
  type UninvoicedCommission,
} from './commissions-repository.ts';
import { type InvoiceCustomer, invoiceOf } from './invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';

/**
 * Draws the invoices that are missing. The same commission gives the same file, so doing it twice, or
 * in two processes, leaves one.
 * @returns how many were made
 */
export async function fillInvoices(
  context: Pick<Context, 'db' | 'files' | 'config'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<number> {
  const { db, config } = context;
  let made = 0;
  for (const commission of await listUninvoiced(db)) {
    try {
      const invoice = invoiceOf(commission, config.brand, customerOf(commission));
      const path = await storeFile(context, await invoicePdf(invoice), 'pdf');
      if (await inTransaction(db, (tx) => fillInvoice(tx, commission.id, path))) made += 1;
    } catch (error) {
      log.error({ err: error, commission: commission.id }, 'an invoice could not be made');
    }
  }
  return made;
}

/** The company of the site; without one, what the site is called. */
const customerOf = ({ company, businessName }: UninvoicedCommission): InvoiceCustomer =>
  company ?? { companyName: businessName, cif: '', regCom: '', businessAddress: '' };
