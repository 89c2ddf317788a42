import type { Page } from '@playwright/test';
import { drawPng } from './draw-png.ts';

/** A file for `setInputFiles`. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PNG of this size, drawn by the page's browser. */
export async function picture(
  page: Page,
  name: string,
  width: number,
  height: number,
): Promise<ChosenFile> {
  const base64 = await page.evaluate(drawPng, [width, height]);
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
