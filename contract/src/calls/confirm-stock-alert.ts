import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { anyText, id } from '../entities/answer-fields.ts';
import { stockAlertKey } from '../entities/stock-alert-key.ts';

/** Can be repeated. Refused when the link is malformed, or the product is no longer sold. */
export const confirmStockAlert = defineCall({
  name: 'confirm-stock-alert',
  method: 'POST',
  path: '/api/stock-alerts/confirm',
  access: 'public',
  capability: 'stock-alerts',
  summary: 'Confirms a stock alert with the link from its mail.',
  body: z.object({ key: stockAlertKey() }),
  /** Succeeds also for an expired, invalid or finished link. */
  errors: ['stock_alert_not_found', 'rate_limited'],
  response: z.object({ product_id: id(), product_name: anyText() }),
});
