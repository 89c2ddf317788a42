import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { flag } from '../entities/answer-fields.ts';
import { email } from '../entities/contact-fields.ts';
import { rowId } from '../entities/fields.ts';

/** At most `MAX_STOCK_ALERTS` per address. Without this call a sold-out product offers no alert. */
export const askStockAlert = defineCall({
  name: 'ask-stock-alert',
  method: 'POST',
  path: '/api/stock-alerts',
  access: 'optional',
  capability: 'stock-alerts',
  summary: 'Requests one mail when a sold-out product is in stock again.',
  body: z.object({ productId: rowId(), email: email() }),
  errors: ['product_gone', 'product_in_stock', 'too_many_stock_alerts', 'rate_limited'],
  response: z.object({
    /**
     * False when a mail asks for confirmation first; the same for every address except the account's
     * verified one.
     */
    confirmed: flag(),
  }),
});
