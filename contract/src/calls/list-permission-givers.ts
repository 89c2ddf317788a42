import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { staffMember } from '../entities/staff.ts';
import { PERMISSIONS } from '../rules/permissions.ts';

/** Shown on a page that the caller lacks the permission for. */
export const listPermissionGivers = defineCall({
  name: 'list-permission-givers',
  method: 'GET',
  path: '/api/staff/givers',
  access: 'admin',
  permission: PERMISSIONS,
  capability: 'permissions',
  summary: 'Lists staff who manage the staff and can grant the permissions they hold.',
  response: z.object({ staff: rows(staffMember) }),
});
