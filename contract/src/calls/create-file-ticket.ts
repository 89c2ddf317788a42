import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pathId } from '../entities/fields.ts';

/** Form field `ticket` beside the file (`upload-private-file`). */
export const createFileTicket = defineCall({
  name: 'create-file-ticket',
  method: 'POST',
  path: '/api/website-request/:id/file-ticket',
  access: 'signed-in',
  capability: 'private-files',
  summary: 'Allows uploading private files of a request for ten minutes.',
  params: z.object({ id: pathId() }),
  errors: ['website_request_not_found', 'too_many_files'],
  response: z.object({
    ticket: z.string(),
    /** ISO 8601. */
    expiresAt: z.string(),
  }),
});
