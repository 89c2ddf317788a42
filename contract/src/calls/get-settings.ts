import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { deliveryRates } from '../entities/delivery-rates.ts';

/** Without this call the contract's constants apply. */
export const getSettings = defineCall({
  name: 'get-settings',
  method: 'GET',
  path: '/api/settings',
  access: 'public',
  capability: 'settings',
  summary: 'Returns delivery rates, and days off other than weekends and public holidays.',
  response: z.object({
    delivery: deliveryRates,
    /** `YYYY-MM-DD`. */
    closedDays: z.array(z.string()),
  }),
});
