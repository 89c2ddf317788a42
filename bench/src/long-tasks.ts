import type { Page } from 'playwright';

/**
 * Effects of an action end later: a search is debounced, the list follows, and the observer reports a task
 * after its end. The page does not signal when all is done, so this waits a fixed time, which is part of no
 * figure.
 */
const SETTLE_MS = 500;

export const settle = (page: Page): Promise<void> => page.waitForTimeout(SETTLE_MS);

/** As text, because a compiled function brings helpers that the page does not have. */
const OBSERVE = `window.longTasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longTasks.push(duration);
}).observe({ type: 'longtask' });`;

/** Call it before the page is opened. */
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
