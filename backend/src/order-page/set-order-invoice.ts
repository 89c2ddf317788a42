import { ORDER_STATES } from '@vitrina/contract/rules/order-status';
import type { Config } from '../config.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { insertOrderEvent } from '../orders/order-events.ts';
import { changeOrder } from '../orders/orders-repository.ts';
import { openOrder } from './read-order-page.ts';

interface Company {
  companyName: string;
  cui: string;
  address: string;
}

/**
 * Stores the company for the invoice, with a note for staff. Repeating it changes nothing.
 * @throws HttpError `order_not_found`, also for an old link; `invoice_closed`
 */
export const nameInvoiceCompany = (
  db: Database,
  config: Config,
  key: string,
  { companyName: invoiceName, cui: invoiceCui, address: invoiceAddress }: Company,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { order: opened, fresh } = await openOrder(tx, config, key);
    if (!fresh) throw new HttpError('order_not_found');
    const order = await lockOrder(tx, opened.id);
    if (!ORDER_STATES[order.status].invoiceOpen) throw new HttpError('invoice_closed');
    const company = { invoiceName, invoiceCui, invoiceAddress };
    if (
      Object.entries(company).every(
        ([name, value]) => order[name as keyof typeof company] === value,
      )
    )
      return;
    await changeOrder(tx, order.id, company);
    const detail = `Factură pe firmă: ${invoiceName}, ${invoiceCui}, ${invoiceAddress}`;
    await insertOrderEvent(tx, { orderId: order.id, kind: 'note', detail });
  });
