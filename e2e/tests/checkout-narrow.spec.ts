import type { Page } from '@playwright/test';
import { expectPlaced, fillForm, pay, payButton } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** No horizontal scrolling (WCAG 1.4.10). */
async function expectNoOverflow(page: Page): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, 'px that stick out').toBeLessThanOrEqual(0);
}

test('a purchase on a screen of 320 px, with nothing cut @matrix', async ({ page, shop }) => {
  await page.goto('/products');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectNoOverflow(page);
  await page.goto(`/product/${shop.product.id}`);
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  const toCheckout = page.getByRole('dialog').getByRole('link', { name: 'Mergi la finalizare' });
  await expect(toCheckout).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
  await toCheckout.click();
  await expect(payButton(page)).toBeEnabled();
  await expectNoOverflow(page);
  await fillForm(page, shop);
  await pay(page);
  await expectPlaced(page);
  await expectNoOverflow(page);
});
