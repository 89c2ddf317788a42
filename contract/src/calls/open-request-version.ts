import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Only the first call is recorded. */
export const openRequestVersion = defineCall({
  name: 'open-request-version',
  method: 'POST',
  path: '/api/website-request/:id/versions/:versionId/open',
  access: 'user',
  capability: 'request-versions',
  summary: 'Records that the owner of a request opened a version.',
  params: z.object({ id: pathId(), versionId: pathId() }),
  errors: ['website_request_not_found', 'request_ended', 'version_not_found'],
  response: acknowledgement,
});
