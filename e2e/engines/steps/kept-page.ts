import { expect } from '@playwright/test';
import type { Page } from '../page/page.ts';

/** The registry's headless Chromium reports these for every page, because it has no back/forward cache. */
const OF_THE_BROWSER = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** Marks the current document; a load removes the mark. */
export const mark = (page: Page): Promise<void> =>
  page.run(() => void Object.assign(globalThis, { markedDocument: true }));

const isMarked = (page: Page): Promise<boolean> => page.run(() => 'markedDocument' in globalThis);

/**
 * Expects that `back` restored the marked page from the back/forward cache. In Chromium without one, expects
 * at least that the page itself did not prevent it.
 */
export async function isKept(page: Page): Promise<void> {
  const reasons = page.whyLoaded();
  if (reasons.includes('BackForwardCacheDisabledForDelegate'))
    expect(reasons.filter((reason) => !OF_THE_BROWSER.includes(reason))).toEqual([]);
  else expect([await isMarked(page), reasons], 'kept by the browser').toEqual([true, []]);
}
