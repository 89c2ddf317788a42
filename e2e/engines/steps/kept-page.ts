import { expect } from '@playwright/test';
import type { Page } from '../page/page.ts';

/** What the registry's headless Chromium says of every page: it has no back/forward cache. */
const OF_THE_BROWSER = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** Marks the document that is shown; a load wipes it out. */
export const mark = (page: Page): Promise<void> =>
  page.run(() => void Object.assign(globalThis, { markedDocument: true }));

const isMarked = (page: Page): Promise<boolean> => page.run(() => 'markedDocument' in globalThis);

/**
 * Expects that a browser with a back/forward cache kept the marked page that `back` showed.
 * Chromium without one says at least that nothing of the page forbade it.
 */
export async function isKept(page: Page): Promise<void> {
  const reasons = page.whyLoaded();
  if (reasons.includes('BackForwardCacheDisabledForDelegate'))
    expect(reasons.filter((reason) => !OF_THE_BROWSER.includes(reason))).toEqual([]);
  else expect([await isMarked(page), reasons], 'kept by the browser').toEqual([true, []]);
}
