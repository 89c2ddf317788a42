import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_CALL_REASON_LENGTH } from '../constants.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { lines, pathId } from '../entities/fields.ts';

/** A call that was moved in the meantime is a conflict. */
export const cancelRequestCall = defineCall({
  name: 'cancel-request-call',
  method: 'POST',
  path: '/api/website-request/:id/call/cancel',
  access: 'signed-in',
  capability: 'request-calls',
  summary: "Cancels the call about the caller's request; staff cancel any call, with a reason.",
  params: z.object({ id: pathId() }),
  body: z.object({
    /** As the caller saw it. */
    starts_at: z.iso.datetime(),
    reason: z._default(lines(MAX_CALL_REASON_LENGTH), ''),
  }),
  errors: [
    'website_request_not_found',
    'call_not_found',
    'call_begun',
    'version_conflict',
    'validation_failed',
  ],
  response: acknowledgement,
});
