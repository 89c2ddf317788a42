import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { pathId } from '../entities/fields.ts';
import { requestVersion } from '../entities/request-version.ts';

/** Without this call versions are announced by phone. */
export const listRequestVersions = defineCall({
  name: 'list-request-versions',
  method: 'GET',
  path: '/api/website-request/:id/versions',
  access: 'signed-in',
  capability: 'request-versions',
  summary:
    "Lists the versions of a website, newest first: of the caller's request, or any for staff.",
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found'],
  response: z.object({ data: rows(requestVersion) }),
});
