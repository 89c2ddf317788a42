import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';

export interface UploadForm {
  content: Buffer;
  /** The form field `ticket`; '' where there is none. */
  ticket: string;
}

/**
 * Reads the form of an upload, whichever order its fields are in.
 * @throws HttpError `validation_failed`, or `payload_too_large`
 */
export async function readUpload(request: FastifyRequest): Promise<UploadForm> {
  const { field } = uploadFiles;
  let content: Buffer | undefined;
  let ticket = '';
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === field) content = await part.toBuffer();
    else if (part.type === 'file') part.file.resume();
    else if (part.fieldname === 'ticket') ticket = String(part.value);
  }
  if (!content) throw new HttpError('validation_failed', { field, text: messages.uploadMissing });
  return { content, ticket };
}
