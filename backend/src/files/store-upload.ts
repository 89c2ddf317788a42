import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import type { Context } from '../http/context.ts';
import { HttpError } from '../http/http-error.ts';
import { cleanImage } from './clean-image.ts';
import { sniffExtension } from './sniff-extension.ts';
import { storeFile } from './store-file.ts';

/**
 * Stores an uploaded file: an image, drawn anew, or a PDF.
 * @returns its path on the file host
 * @throws HttpError `unsupported_media_type`
 */
export async function storeUpload(
  context: Pick<Context, 'db' | 'files'>,
  content: Buffer,
): Promise<string> {
  const extension = sniffExtension(content);
  if (!extension) throw new HttpError('unsupported_media_type', { field: uploadFiles.field });
  const clean = extension === 'pdf' ? content : await cleanImage(content, extension);
  return storeFile(context, clean, extension);
}
