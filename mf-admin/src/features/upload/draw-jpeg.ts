import { IMAGE_UPLOAD } from '@vitrina/contract/constants';

/** The picture had no size, or the canvas returned nothing (docs/product.md#image-preparation). */
class EmptyCanvasError extends Error {
  override readonly name = 'EmptyCanvasError';
}

/**
 * Re-encodes as JPEG of at most 1600 px width. Transparency becomes white.
 * @throws EmptyCanvasError, or DOMException when the file is no picture
 */
export async function drawJpeg(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = fitWidth(bitmap.width, bitmap.height, IMAGE_UPLOAD.maxWidthPx);
  if (width === 0 || height === 0) throw new EmptyCanvasError();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new EmptyCanvasError();
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({
    type: 'image/jpeg',
    quality: IMAGE_UPLOAD.jpegQuality,
  });
  if (jpeg.size === 0) throw new EmptyCanvasError();
  return jpeg;
}

/** Scales down to `maxWidth`, keeping proportions; never enlarges. */
function fitWidth(
  width: number,
  height: number,
  maxWidth: number,
): { width: number; height: number } {
  if (width <= maxWidth) return { width, height };
  return { width: maxWidth, height: Math.max(1, Math.round((height * maxWidth) / width)) };
}
