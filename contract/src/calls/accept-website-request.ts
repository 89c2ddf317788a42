import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Idempotent. Offered only for a request with `held_at`; hosts without this call omit it. */
export const acceptWebsiteRequest = defineCall({
  name: 'accept-website-request',
  method: 'POST',
  path: '/api/website-request/:id/accept',
  access: 'admin',
  permission: 'sites',
  capability: 'script-signs',
  summary: 'Accepts a held request that looked automated: creates the account and sends the mails.',
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found'],
  response: acknowledgement,
});
