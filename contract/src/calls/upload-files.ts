import { upload } from '../entities/upload.ts';

/**
 * The one request to the file host: multipart, one file each, sent one after another (docs/product.md#upload-call).
 * Not a `Call`: another origin, no JSON and no authorization header.
 */
export const uploadFiles = {
  name: 'upload-files',
  method: 'POST',
  /** On the file host; another host's script is named by its configuration. */
  path: '/upload',
  /** Form field of the file. */
  field: 'files[]',
  summary: 'Stores an image or a PDF and answers its address.',
  response: upload,
} as const;
