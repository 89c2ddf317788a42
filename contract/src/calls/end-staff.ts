import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/**
 * Also withdraws their invitations and unassigns their requests. Refused for the caller's own account, and,
 * unless the caller has all permissions, for a colleague who has all.
 */
export const endStaff = defineCall({
  name: 'end-staff',
  method: 'DELETE',
  path: '/api/staff/:id',
  access: 'admin',
  permission: 'people',
  capability: 'permissions',
  summary: "Removes a staff member: the account becomes a user's, and its sessions end.",
  params: z.object({ id: pathId() }),
  errors: ['staff_not_found', 'own_permissions', 'full_admin_protected'],
  response: acknowledgement,
});
