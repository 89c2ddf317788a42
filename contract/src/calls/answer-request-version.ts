import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';
import { requestVersion } from '../entities/request-version.ts';
import { versionAnswer } from '../entities/version-answer.ts';

/** Requested changes move the request to `in_progress`. */
export const answerRequestVersion = defineCall({
  name: 'answer-request-version',
  method: 'POST',
  path: '/api/website-request/:id/versions/:versionId/answer',
  access: 'user',
  capability: 'request-versions',
  summary: "Approves the newest version of the caller's request, or lists the changes it needs.",
  params: z.object({ id: pathId(), versionId: pathId() }),
  body: versionAnswer,
  errors: ['website_request_not_found', 'request_ended', 'version_not_found', 'version_answered'],
  response: z.object({ data: requestVersion }),
});
