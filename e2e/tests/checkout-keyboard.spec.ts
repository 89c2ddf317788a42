import type { Page } from '@playwright/test';
import { expectPlaced, payButton } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';
import { tabTo } from '../src/tab-to.ts';

const type = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
};

test('a purchase by keyboard alone, from the product to the placed order', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  await page.goto(`/product/${shop.product.id}`);
  await tabTo(page, page.getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Mergi la finalizare' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(payButton(page)).toBeEnabled();
  await type(page, 'Nume și prenume', 'Ana Exemplu');
  await type(page, 'E-mail', shop.email);
  await type(page, 'Telefon', '0712345678');
  await type(page, 'Județ', 'Cluj');
  await type(page, 'Localitate', 'Cluj-Napoca');
  await type(page, 'Cod poștal', '400001');
  await type(page, 'Stradă, număr, bloc, apartament', 'Strada Exemplului 1');
  await tabTo(page, page.locator('#main iframe').first());
  // From here on focus is in the provider's frame.
  const frame = page.frameLocator('#main iframe').first();
  await expect(frame.getByLabel('Număr card')).toBeFocused();
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1234');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Tab');
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await expectPlaced(page);
  expect(await shop.orders()).toHaveLength(1);
});
