import sharp from 'sharp';
import { HttpError } from '../http/http-error.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { messages } from '../messages.ts';
import type { FileExtension } from './file-store.ts';

/** A small file may unfold to gigabytes. */
const MAX_PIXELS = 40_000_000;
const FORMATS = { jpg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', avif: 'avif' } as const;
const inTurn = limitConcurrency(2);

/**
 * Draws an image anew: what is not picture (place, camera, hidden code) does not survive, and it is
 * turned the right way up.
 * @throws HttpError `unsupported_media_type` for what cannot be drawn
 */
export const cleanImage = (
  content: Buffer,
  extension: Exclude<FileExtension, 'pdf'>,
): Promise<Buffer> =>
  inTurn(async () => {
    try {
      const image = sharp(content, { limitInputPixels: MAX_PIXELS, animated: extension === 'gif' });
      return await image.autoOrient().toFormat(FORMATS[extension]).toBuffer();
    } catch (cause) {
      throw new HttpError('unsupported_media_type', { text: messages.uploadUnreadable, cause });
    }
  });
