import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { email } from '../entities/contact-fields.ts';
import { requiredText } from '../entities/fields.ts';
import { givenPermissions } from '../entities/staff.ts';

/**
 * Refused for a permission the caller does not hold, also when it is offered by the invitation it replaces.
 */
export const inviteStaff = defineCall({
  name: 'invite-staff',
  method: 'POST',
  path: '/api/staff/invitations',
  access: 'admin',
  permission: 'people',
  capability: 'permissions',
  summary:
    'Invites somebody to the staff by mail. Inviting again replaces the invitation and its link. The account is created on acceptance.',
  body: z.object({
    name: requiredText(120),
    email: email(),
    permissions: givenPermissions(),
  }),
  errors: ['permission_not_held', 'already_staff', 'rate_limited'],
  response: acknowledgement,
});
