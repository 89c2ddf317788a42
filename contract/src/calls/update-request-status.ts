import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_REASON_LENGTH } from '../constants.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { lines, pathId } from '../entities/fields.ts';
import { REQUEST_STATUSES } from '../rules/request-status.ts';

/**
 * With `status_seen` a concurrent change is a conflict, not lost. `reason` is shown to the owner of a
 * refused request, and ignored for other statuses.
 */
export const updateRequestStatus = defineCall({
  name: 'update-request-status',
  method: 'PATCH',
  path: '/api/website-request/:id/status',
  access: 'admin',
  permission: 'sites',
  summary: 'Sets the status of a website request.',
  params: z.object({ id: pathId() }),
  body: z.object({
    status: z.enum(REQUEST_STATUSES),
    status_seen: z.optional(z.enum(REQUEST_STATUSES)),
    reason: z.optional(lines(MAX_REASON_LENGTH)),
  }),
  additive: { status_seen: 'request-conflicts', reason: 'request-corrections' },
  errors: ['website_request_not_found', 'version_conflict'],
  response: acknowledgement,
});
