import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';
import { REQUEST_STATUSES } from '../rules/request-status.ts';

export const updateRequestStatus = defineCall({
  name: 'update-request-status',
  method: 'PATCH',
  path: '/api/website-request/:id/status',
  access: 'admin',
  summary: 'Sets the status of a website request.',
  params: z.object({ id: pathId() }),
  body: z.object({ status: z.enum(REQUEST_STATUSES) }),
  errors: ['website_request_not_found'],
  response: acknowledgement,
});
