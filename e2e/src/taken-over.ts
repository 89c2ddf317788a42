import { expect, type Page } from '@playwright/test';

/**
 * Until a prerendered page is taken over its links are the browser's: they load a new document,
 * which begins where the browser says. The application is started before React has hydrated the
 * page, so the mark of the start alone does not tell; that presses are answered does.
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
