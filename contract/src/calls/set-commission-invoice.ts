import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId, webUrl } from '../entities/fields.ts';

/** Notifies the partner once the invoice is visible to them. Cancels an open card payment of it. */
export const setCommissionInvoice = defineCall({
  name: 'set-commission-invoice',
  method: 'POST',
  path: '/api/commissions/admin/commissions/:id/invoice',
  access: 'admin',
  permission: 'money',
  summary: 'Attaches an invoice to a commission, replacing an earlier one.',
  params: z.object({ id: pathId() }),
  body: z.object({ invoiceUrl: webUrl() }),
  errors: ['commission_not_found'],
  response: acknowledgement,
});
