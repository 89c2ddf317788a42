import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Not found once it was accepted. */
export const withdrawInvitation = defineCall({
  name: 'withdraw-invitation',
  method: 'DELETE',
  path: '/api/staff/invitations/:id',
  access: 'admin',
  permission: 'people',
  capability: 'permissions',
  summary: 'Withdraws an invitation to the staff. Its link stops working.',
  params: z.object({ id: pathId() }),
  errors: ['invitation_not_found'],
  response: acknowledgement,
});
