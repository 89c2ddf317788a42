import { type Page, ProtocolError } from 'puppeteer-core';

/**
 * Gives a page its size in CSS pixels. Firefox ESR 140 takes the size and does not know the orientation
 * of the screen that goes with it, which no page here asks for.
 */
export async function sizePage(page: Page, size: { width: number; height: number }): Promise<void> {
  try {
    await page.setViewport(size);
  } catch (error) {
    if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride')))
      throw error;
  }
}
