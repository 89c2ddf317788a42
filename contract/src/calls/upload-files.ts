import { upload } from '../entities/upload.ts';

/**
 * The one request to the file host: multipart, one file each, sequentially (docs/product.md#upload-call).
 * Not a `Call`: another origin, no JSON and no authorization header.
 */
export const uploadFiles = {
  name: 'upload-files',
  method: 'POST',
  /** On the file host; the configuration names another host's script. */
  path: '/upload',
  /** Form field with the file. */
  field: 'files[]',
  summary: 'Stores an image or a PDF and returns its address.',
  response: upload,
} as const;
