import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { rowId } from '../entities/fields.ts';

/** An announcement only: staff mark the invoices as paid once the money arrives. */
export const tellCommissionTransfer = defineCall({
  name: 'tell-commission-transfer',
  method: 'POST',
  path: '/api/commissions/transfers',
  access: 'signed-in',
  capability: 'commission-transfers',
  summary: "Reports a bank transfer for the caller's commissions, or withdraws the report.",
  body: z.object({
    commissionIds: z.array(rowId()).check(z.minLength(1), z.maxLength(100)),
    /** `false` withdraws the announcement. */
    told: z.optional(z.boolean()),
  }),
  errors: ['commission_not_found', 'commission_already_paid'],
  response: acknowledgement,
});
