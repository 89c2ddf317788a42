import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Idempotent. The request becomes `rejected`, and its event names the owner. */
export const withdrawWebsiteRequest = defineCall({
  name: 'withdraw-website-request',
  method: 'POST',
  path: '/api/website-request/:id/withdraw',
  access: 'signed-in',
  capability: 'request-corrections',
  summary: "Withdraws the caller's request before work begins.",
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found', 'request_begun', 'request_ended'],
  response: acknowledgement,
});
