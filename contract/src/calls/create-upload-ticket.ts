import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/**
 * Form field `ticket` beside the file. Without this call files are sent without a ticket
 * (docs/product.md#upload-ticket).
 */
export const createUploadTicket = defineCall({
  name: 'create-upload-ticket',
  method: 'POST',
  path: '/api/upload-tickets',
  access: 'signed-in',
  capability: 'upload-tickets',
  summary: 'Allows uploading files for ten minutes, at the normal rate limit.',
  response: z.object({
    ticket: z.string(),
    /** ISO 8601. */
    expiresAt: z.string(),
  }),
});
