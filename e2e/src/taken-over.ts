import { expect, type Page } from '@playwright/test';

/**
 * Until a prerendered page is taken over its links are the browser's: they load a new document,
 * which begins where the browser says.
 */
export const whenTakenOver = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-booted', '');
