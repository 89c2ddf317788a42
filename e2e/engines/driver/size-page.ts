import { type Page, ProtocolError } from 'puppeteer-core';

/**
 * Sets the viewport in CSS pixels. Firefox ESR 140 sets the size but rejects the orientation, which no page
 * here reads.
 */
export async function sizePage(page: Page, size: { width: number; height: number }): Promise<void> {
  try {
    await page.setViewport(size);
  } catch (error) {
    if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride')))
      throw error;
  }
}
