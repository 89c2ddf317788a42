import { writeFileSync } from 'node:fs';
import { drawPng } from '../../src/draw-png.ts';
import type { Page } from '../page/page.ts';

/** Writes a PNG of this size, drawn by the page's browser. @returns path of the file */
export async function drawPicture(
  page: Page,
  file: string,
  width: number,
  height: number,
): Promise<string> {
  const base64 = await page.run(drawPng, [width, height]);
  writeFileSync(file, Buffer.from(base64, 'base64'));
  return file;
}
