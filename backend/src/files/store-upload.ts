import type { MultipartFile } from '@fastify/multipart';
import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { cleanImage } from './clean-image.ts';
import type { FileStore } from './file-store.ts';
import { sniffExtension } from './sniff-extension.ts';

/**
 * Stores the one file of an upload: an image, drawn anew, or a PDF.
 * @returns its path on the file host
 * @throws HttpError `validation_failed`, `payload_too_large` or `unsupported_media_type`
 */
export async function storeUpload(
  store: FileStore,
  part: MultipartFile | undefined,
): Promise<string> {
  const { field } = uploadFiles;
  if (part?.fieldname !== field) {
    throw new HttpError('validation_failed', { field, text: messages.uploadMissing });
  }
  const content = await part.toBuffer();
  const extension = sniffExtension(content);
  if (!extension) throw new HttpError('unsupported_media_type', { field });
  return store.put(extension === 'pdf' ? content : await cleanImage(content, extension), extension);
}
