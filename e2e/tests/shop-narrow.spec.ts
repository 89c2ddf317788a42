import type { Page } from '@playwright/test';
import { fillCart } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';
import { showCatalogue } from '../src/show-catalogue.ts';

test.use({ viewport: { width: 320, height: 640 } });

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a name without a gap makes no page of the shop wider', async ({ page, shop, platform }) => {
  const { id } = shop.product;
  const name = 'Cremă'.repeat(30);
  await platform.sql('update products set name = $2, description = $2 where id = $1', [id, name]);
  await showCatalogue(platform);
  await page.goto('/products?cauta=cremacrema');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name }).first()).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await fillCart(page, shop);
  await page.goto('/checkout');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});
