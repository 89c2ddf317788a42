import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Within a few px, because content above the list may change its height. */
const expectPlace = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(20);

async function moveTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to }), top);
}

/** Goes from `place` in the list to the checkout, which is a separate document. */
async function openCheckout(page: Page, place: number): Promise<void> {
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await moveTo(page, place);
  await page.getByRole('banner').getByRole('link', { name: /^Coș/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mergi la finalizare' }).click();
  await expect(page.getByLabel('Nume și prenume')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

for (const [width, height, where] of [
  [360, 740, ''],
  [1440, 900, ' @matrix'],
] as const) {
  test(`at ${width} px${where} a new document begins at its top, and Back finds the place in the list again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/products');
    for (const place of [600, 500]) {
      await openCheckout(page, place);
      expect(await scrolled(page)).toBe(0);
      await moveTo(page, 200);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Produse' })).toBeVisible();
      await expectPlace(page, place);
    }
    await page.goForward();
    await expect(page.getByLabel('Nume și prenume')).toBeVisible();
    await expectPlace(page, 200);
  });
}
