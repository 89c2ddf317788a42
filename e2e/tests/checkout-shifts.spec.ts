import type { Page } from '@playwright/test';
import { expectPlaced, fillCart, openCheckout, pay, payButton } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';
import { shiftsOf, watchShifts } from '../src/layout-shifts.ts';

/** The frame renders and reports its height only in the viewport. */
async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

for (const width of [320, 360, 1440]) {
  test.describe(`at ${width} px${width === 320 ? ' @matrix' : ''}`, () => {
    test.use({ viewport: { width, height: width < 1000 ? 740 : 900 } });

    test('nothing moves on the way to the card and to the button', async ({ page, shop }) => {
      await watchShifts(page);
      await fillCart(page, shop);
      await page.goto('/checkout');
      await expect(payButton(page)).toBeEnabled();
      await scrollTo(page, '#main iframe');
      await scrollTo(page, '#main button[type=submit]');
      expect(await shiftsOf(page)).toEqual([]);
    });

    test('nothing of the placed order moves once it is shown', async ({ page, shop }) => {
      await watchShifts(page);
      await openCheckout(page, shop);
      const before = await shiftsOf(page);
      await pay(page);
      await expectPlaced(page);
      await page.waitForLoadState('networkidle');
      expect((await shiftsOf(page))?.slice(before?.length)).toEqual([]);
    });
  });
}
