import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId, rowId } from '../entities/fields.ts';

/** Only to somebody in `list-request-colleagues`. A concurrent change is a conflict, not lost. */
export const assignRequest = defineCall({
  name: 'assign-request',
  method: 'PATCH',
  path: '/api/website-request/:id/assignee',
  access: 'admin',
  permission: 'sites',
  capability: 'request-desk',
  summary: 'Assigns a request to a staff member, or to nobody.',
  params: z.object({ id: pathId() }),
  body: z.object({
    assignee_id: z.nullable(rowId()),
    /** The assignee the caller saw. */
    assignee_seen: z.nullable(rowId()),
  }),
  errors: ['website_request_not_found', 'assignee_not_found', 'version_conflict'],
  response: acknowledgement,
});
