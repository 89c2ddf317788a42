import { writeFileSync } from 'node:fs';
import type { Page } from '../page/page.ts';

/** Writes a PNG of this size, drawn by the browser of the page. @returns the file */
export async function drawPicture(
  page: Page,
  file: string,
  width: number,
  height: number,
): Promise<string> {
  const base64 = await page.run(
    async (w, h) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = 'teal';
        context.fillRect(0, 0, w, h);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    width,
    height,
  );
  writeFileSync(file, Buffer.from(base64, 'base64'));
  return file;
}
