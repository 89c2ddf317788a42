import type { Page } from '@playwright/test';
import { fillCard, fillDelivery } from '../checkout.ts';
import { expect, type WorkerPlatform } from '../test.ts';
import type { TestShop } from './shop-test.ts';

const GOOD_CARD = '4242424242424242';

export const payButton = (page: Page) =>
  page.getByRole('button', { name: 'Plasează comanda și plătește' });

/** The buyer's cart from an earlier visit. */
export const fillCart = (page: Page, { product }: Pick<TestShop, 'product'>, quantity = 1) =>
  page.addInitScript(
    ([id, name, price, count]) => {
      // The page of an aborted navigation has no storage.
      if (!location.protocol.startsWith('http')) return;
      // Only once, so that later changes by the page persist.
      if (sessionStorage.getItem('cart-by-test')) return;
      sessionStorage.setItem('cart-by-test', '1');
      const line = { product_id: id, product_name: name, color: 'teal', price, quantity: count };
      localStorage.setItem('cart', JSON.stringify([line]));
    },
    [product.id, product.name, product.priceBani / 100, quantity] as const,
  );

/** Opens the checkout with all fields filled, ready to pay. */
export async function openCheckout(
  page: Page,
  shop: TestShop,
  { card = GOOD_CARD, quantity = 1 } = {},
): Promise<void> {
  await fillCart(page, shop, quantity);
  await page.goto('/checkout');
  await fillForm(page, shop, card);
}

export async function fillForm(page: Page, shop: TestShop, card = GOOD_CARD): Promise<void> {
  await fillDelivery(page, shop.email);
  await fillCard(page, card);
}

export const pay = (page: Page): Promise<void> => payButton(page).click();

export async function expectPlaced(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Comanda a fost plasată cu succes!' });
  await expect(heading).toBeVisible({ timeout: 20_000 });
}

/** Expects this heading, and no way to pay a second time. */
export async function expectOpenCharge(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({
    timeout: 20_000,
  });
  await expect(payButton(page)).toBeHidden();
}

/** Expects that the input is kept and nothing was charged. */
export async function expectKept(page: Page, shop: TestShop): Promise<void> {
  await expect(page.getByText('Nu s-a retras niciun ban. Poți încerca din nou.')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(shop.email);
  expect((await shop.payments()).filter(({ status }) => status === 'succeeded')).toEqual([]);
  expect(await shop.orders()).toEqual([]);
}

const CORS = { 'access-control-allow-origin': '*' };

export type Fault = 'drop' | 'lose' | 'error' | 'malformed' | 'empty';

/**
 * Makes the next `times` calls fail between browser and host: `drop` never reaches the host, `lose` loses its
 * answer, `error` is a 500, `malformed` is truncated JSON, `empty` an object without the promised fields.
 */
export async function failCall(
  page: Page,
  platform: WorkerPlatform,
  path: string,
  fault: Fault,
  times = 1,
): Promise<void> {
  await page.route(
    platform.addresses.api + path,
    async (route) => {
      if (fault === 'drop') return route.abort('connectionreset');
      if (fault === 'error') return route.fulfill({ status: 500, headers: CORS, json: {} });
      const response = await route.fetch();
      if (fault === 'lose') return route.abort('timedout');
      const body = fault === 'empty' ? '{}' : (await response.text()).slice(0, 20);
      return route.fulfill({ response, body });
    },
    { times },
  );
}
