import * as z from 'zod/mini';
import { maybeText } from '../entities/answer-fields.ts';
import { privateFile } from '../entities/private-file.ts';

/**
 * Uploads a request's file to the file host: multipart, one file each, with a ticket of that request. Not a
 * `Call`: another origin, no JSON and no authorization header.
 */
export const uploadPrivateFile = {
  name: 'upload-private-file',
  method: 'POST',
  /** On the file host. */
  path: '/private',
  /** Form field with the file. */
  field: 'files[]',
  summary: 'Stores a file of a request unchanged, for its owner and staff.',
  response: z.object({
    status: z.string(),
    message: maybeText(),
    file: z.optional(privateFile),
  }),
} as const;
export type PrivateUpload = z.output<typeof uploadPrivateFile.response>;
