import type { Page } from 'playwright';

/**
 * What an action brings about ends some time after it: a search waits for the next letter, the list
 * follows, and the observer is told of a task after its end. Nothing in the page says when all of
 * that is over, so it gets a fixed time, which is not part of any figure.
 */
const SETTLE_MS = 500;

export const settle = (page: Page): Promise<void> => page.waitForTimeout(SETTLE_MS);

/** As text, because a compiled function brings helpers that the page does not have. */
const OBSERVE = `window.longTasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longTasks.push(duration);
}).observe({ type: 'longtask' });`;

/** To be called before the page is opened. */
export const observeLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: OBSERVE });

/** The longest task while `act` runs, in ms; 0 when none took 50 ms. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await settle(page);
  await page.evaluate('window.longTasks.length = 0');
  await act();
  await settle(page);
  return page.evaluate<number>('Math.max(0, ...window.longTasks)');
}

export const taskInWords = (ms: number): string =>
  ms === 0 ? 'under 50 ms' : `${ms.toFixed(0)} ms`;
