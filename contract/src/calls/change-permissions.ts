import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';
import { givenPermissions } from '../entities/staff.ts';
import { PERMISSIONS } from '../rules/permissions.ts';

/**
 * Refused for the caller's own account, for a permission the caller does not hold, and, unless the caller
 * has all permissions, for a colleague who has all.
 */
export const changePermissions = defineCall({
  name: 'change-permissions',
  method: 'PUT',
  path: '/api/staff/:id/permissions',
  access: 'admin',
  permission: 'people',
  capability: 'permissions',
  summary: 'Sets the permissions of a staff member, from their next request on.',
  params: z.object({ id: pathId() }),
  body: z.object({
    permissions: givenPermissions(),
    /** Permissions the caller saw; concurrent changes are not overwritten. */
    seen: z.array(z.enum(PERMISSIONS)).check(z.maxLength(PERMISSIONS.length)),
  }),
  errors: [
    'staff_not_found',
    'own_permissions',
    'full_admin_protected',
    'permission_not_held',
    'version_conflict',
  ],
  response: acknowledgement,
});
