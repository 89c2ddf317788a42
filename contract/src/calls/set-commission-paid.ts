import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Refused for a commission paid by card, or settled by corrections. */
export const setCommissionPaid = defineCall({
  name: 'set-commission-paid',
  method: 'PATCH',
  path: '/api/commissions/admin/commissions/:id/paid',
  access: 'admin',
  permission: 'money',
  summary: 'Marks a commission as paid or unpaid.',
  params: z.object({ id: pathId() }),
  body: z.object({ paid: z.boolean() }),
  errors: ['commission_not_found', 'commission_paid_by_card', 'commission_corrected'],
  response: acknowledgement,
});
