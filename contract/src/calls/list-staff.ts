import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { staffInvitation, staffMember } from '../entities/staff.ts';

/** Invitations stay listed for a month after they expired. */
export const listStaff = defineCall({
  name: 'list-staff',
  method: 'GET',
  path: '/api/staff',
  access: 'admin',
  permission: 'people',
  capability: 'permissions',
  summary: 'Lists the staff and the pending invitations.',
  response: z.object({ staff: rows(staffMember), invitations: rows(staffInvitation) }),
});
