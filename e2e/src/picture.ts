import type { Page } from '@playwright/test';

/** A file as `setInputFiles` takes it. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of this size, drawn by the browser of the page. */
export async function picture(
  page: Page,
  name: string,
  width: number,
  height: number,
): Promise<ChosenFile> {
  const base64 = await page.evaluate(
    async ([w = 1, h = 1]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = 'teal';
        context.fillRect(0, 0, w, h);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [width, height],
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
