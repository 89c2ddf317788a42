import { open, readFile, stat } from 'node:fs/promises';
import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import type { Context } from '../context.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../messages.ts';
import type { Drawn } from './picture-worker.ts';
import type { PictureExtension, Pictures, Sender } from './pictures.ts';
import { SIGNATURE_BYTES, sniffExtension } from './sniff-extension.ts';
import { storeFile } from './store-file.ts';

/** A re-encoded picture may grow; limit for downloads. */
const MAX_DRAWN_BYTES = 20 * 1024 * 1024;

interface Uploaded {
  /** The uploaded file; the re-encoded one is written beside it. */
  file: string;
  sender: Sender;
  pictures: Pictures;
}

/**
 * Stores an uploaded file: a re-encoded image, or a PDF.
 * @returns its path on the file host
 * @throws HttpError `unsupported_media_type`, `payload_too_large`
 */
export async function storeUpload(
  context: Pick<Context, 'db' | 'files'>,
  uploaded: Uploaded,
): Promise<string> {
  const extension = sniffExtension(await firstBytes(uploaded.file));
  if (!extension) throw new HttpError('unsupported_media_type', { field: uploadFiles.field });
  if (extension === 'pdf') return storeFile(context, await readFile(uploaded.file), extension);
  const clean = await cleanPicture(uploaded, extension);
  return storeFile(context, clean.content, clean.extension);
}

/**
 * Re-encodes an image: metadata (place, camera) and hidden code are dropped, and its orientation is
 * applied.
 */
async function cleanPicture({ file, sender, pictures }: Uploaded, extension: PictureExtension) {
  const to = drawnFile(file);
  const { drawn, extension: drawnAs } = await pictures.draw(file, to, extension, sender);
  if (drawn !== 'drawn') throw new HttpError('unsupported_media_type', { text: REFUSALS[drawn] });
  if ((await stat(to)).size > MAX_DRAWN_BYTES) throw new HttpError('payload_too_large');
  return { content: await readFile(to), extension: drawnAs };
}

const REFUSALS: Readonly<Record<Exclude<Drawn, 'drawn'>, string>> = {
  unreadable: messages.uploadUnreadable,
  'too-large': messages.uploadTooManyPixels,
  'too-slow': messages.uploadTooManyPixels,
};

export const drawnFile = (file: string): string => `${file}.drawn`;

async function firstBytes(file: string): Promise<Buffer> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(SIGNATURE_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}
