import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeId, rows } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';
import { requestAssignment } from '../entities/request-assignment.ts';

/** Null while unassigned. Assignments are oldest first. */
export const getRequestAssignee = defineCall({
  name: 'get-request-assignee',
  method: 'GET',
  path: '/api/website-request/:id/assignee',
  access: 'admin',
  permission: 'sites',
  capability: 'request-desk',
  summary: 'Returns the staff member assigned to a request, and earlier assignees, oldest first.',
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found'],
  response: z.object({ assignee_id: maybeId(), assignments: rows(requestAssignment) }),
});
