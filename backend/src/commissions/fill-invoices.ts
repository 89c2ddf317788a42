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
 * Renders missing invoices. Rendering is reproducible, so running it twice or in parallel leaves one.
 * @returns the number made
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

/** The site's company; without one, the site's name. */
const customerOf = ({ company, businessName }: UninvoicedCommission): InvoiceCustomer =>
  company ?? { companyName: businessName, cif: '', regCom: '', businessAddress: '' };
