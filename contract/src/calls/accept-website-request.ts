import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Offered only for a request with `held_at`, which other hosts do not answer. Idempotent. */
export const acceptWebsiteRequest = defineCall({
  name: 'accept-website-request',
  method: 'POST',
  path: '/api/website-request/:id/accept',
  access: 'admin',
  permission: 'sites',
  capability: 'script-signs',
  summary: 'Treats a request that was held as a person’s: makes the account and sends the mails.',
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found'],
  response: acknowledgement,
});
