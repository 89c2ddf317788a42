import { expect, type Page } from '@playwright/test';

/**
 * Before a prerendered page is hydrated its links load a new document. `data-booted` is set before hydration
 * ends, so this also waits until presses are handled.
 */
export async function whenTakenOver(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-booted', '');
  await expect.poll(() => page.evaluate(answersPresses)).toBe(true);
}

/** Runs in the page: see `holdEarlyPress` of the shell. */
function answersPresses(): boolean {
  const page = globalThis as Record<symbol, { answers: boolean } | undefined>;
  return page[Symbol.for('vitrina.early-press')]?.answers === true;
}
