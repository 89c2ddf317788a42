import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { cui } from '../entities/cui.ts';
import { requiredText } from '../entities/fields.ts';
import { orderKey } from '../entities/order-key.ts';
import { orderPage } from '../entities/order-page.ts';

/** Only before the invoice is issued (`invoiceOpen` of the order's state), and not with an old link. */
export const setOrderInvoice = defineCall({
  name: 'set-order-invoice',
  method: 'POST',
  path: '/api/order-page/invoice',
  access: 'public',
  capability: 'order-page',
  summary: 'Sets the company on the invoice of an order.',
  body: z.object({
    key: orderKey(),
    companyName: requiredText(200),
    cui: cui(),
    address: requiredText(300),
  }),
  errors: ['order_not_found', 'invoice_closed', 'rate_limited'],
  response: orderPage,
});
