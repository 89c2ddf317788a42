import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** At most once a day, whoever asks, and never for a paid commission. */
export const remindCommission = defineCall({
  name: 'remind-commission',
  method: 'POST',
  path: '/api/commissions/admin/commissions/:id/reminder',
  access: 'admin',
  permission: 'money',
  capability: 'commission-reminders',
  summary: 'Reminds the partner of an unpaid invoice by mail.',
  params: z.object({ id: pathId() }),
  errors: [
    'commission_not_found',
    'commission_already_paid',
    'commission_not_payable',
    'commission_reminded_lately',
    'commission_transfer_told',
  ],
  response: acknowledgement,
});
