import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { stockAlertKey } from '../entities/stock-alert-key.ts';

/** Also succeeds when repeated or for an unknown link, so that it does not reveal who has an alert. */
export const endStockAlerts = defineCall({
  name: 'end-stock-alerts',
  method: 'POST',
  path: '/api/stock-alerts/end',
  access: 'public',
  capability: 'stock-alerts',
  summary: 'Ends all stock alerts of the address that received the link.',
  body: z.object({ key: stockAlertKey() }),
  errors: ['rate_limited'],
  response: acknowledgement,
});
