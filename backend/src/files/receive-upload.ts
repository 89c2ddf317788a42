import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import { watchPace } from './watch-pace.ts';

interface ReceivedForm {
  ticket: string;
  name: string;
}

/**
 * Streams an upload form, with fields in any order, into the file `to`; memory use is constant however long
 * it takes.
 * @returns the form field `ticket` ('' without one), and the sender's file name
 */
export async function receiveUpload(request: FastifyRequest, to: string): Promise<ReceivedForm> {
  const pace = watchPace(request.raw.socket);
  const reading = readForm(request, to);
  // After giving up, the form fails again when its connection is closed.
  reading.catch(() => {});
  try {
    return await Promise.race([reading, pace.tooSlow]);
  } finally {
    pace.stop();
  }
}

async function readForm(request: FastifyRequest, to: string): Promise<ReceivedForm> {
  const { field } = uploadFiles;
  let isThere = false;
  let ticket = '';
  let name = '';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' && part.fieldname === field) {
        await store(part.file, to);
        name = part.filename;
        isThere = true;
      } else if (part.type === 'file') part.file.resume();
      else if (part.fieldname === 'ticket') ticket = String(part.value);
    }
  } catch (error) {
    throw isOfParser(error) ? new HttpError('malformed_request', { cause: error }) : error;
  }
  if (!isThere) throw new HttpError('validation_failed', { field, text: messages.uploadMissing });
  return { ticket, name };
}

async function store(file: Readable & { truncated: boolean }, to: string): Promise<void> {
  await pipeline(file, createWriteStream(to));
  if (file.truncated) throw new HttpError('payload_too_large');
}

/** The form parser's errors have no code: a missing boundary, a form that breaks off. */
const isOfParser = (error: unknown): boolean => error instanceof Error && !('code' in error);
