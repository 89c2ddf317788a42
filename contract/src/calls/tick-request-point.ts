import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Changes are those the owner listed in `answer-request-version`. Can be repeated. */
export const tickRequestPoint = defineCall({
  name: 'tick-request-point',
  method: 'PATCH',
  path: '/api/website-request/:id/points/:pointId',
  access: 'admin',
  permission: 'sites',
  capability: 'request-versions',
  summary: 'Marks a change requested by the owner of a request as done or not done.',
  params: z.object({ id: pathId(), pointId: pathId() }),
  body: z.object({ done: z.boolean() }),
  errors: ['website_request_not_found', 'version_not_found'],
  response: acknowledgement,
});
