import type { Page } from '@playwright/test';
import { fillCard } from '../src/checkout.ts';
import { fillCart, openCheckout, pay, payButton } from '../src/faults/paying-page.ts';
import { changeShelf } from '../src/faults/shelf.ts';
import { expect, test } from '../src/faults/shop-test.ts';

/* When a part of the checkout is removed, the next one is focused and visible. */

test.use({ viewport: { width: 360, height: 740 } });

const IN_PAGE = '4000002500003155';
const BY_REDIRECT = '4000002760003184';
const bank = (page: Page) => page.frameLocator('dialog iframe');
const failure = (page: Page) =>
  page.getByRole('region', { name: /^Plata nu a putut fi realizată/ });

async function expectToldFailure(page: Page): Promise<void> {
  await expect(failure(page)).toBeFocused();
  await expect(failure(page)).toBeInViewport({ ratio: 1 });
  // Content that loads above must not push it out of view.
  await expect(payButton(page)).toBeEnabled();
  await expect(failure(page)).toBeInViewport({ ratio: 1 });
  // Focus announces it, so it must not also be a live region.
  await expect(failure(page).getByRole('alert')).toHaveCount(0);
}

test('a declined card is told where the buyer looks, each time', async ({ page, shop }) => {
  await openCheckout(page, shop, { card: '4000000000000002' });
  await pay(page);
  await expectToldFailure(page);
  await fillCard(page, '4000000000000069');
  await pay(page);
  await expect(failure(page)).toContainText('Cardul a expirat.');
  await expectToldFailure(page);
});

test('who comes back from the bank’s page without its yes is told so @matrix', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop, { card: BY_REDIRECT });
  await pay(page);
  await page.getByRole('button', { name: 'Respinge' }).click();
  await expectToldFailure(page);
});

test('a bank that refuses, or is left by a reload, is told: nothing was paid @matrix', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop, { card: IN_PAGE });
  await pay(page);
  await bank(page).getByRole('button', { name: 'Respinge' }).click();
  await expectToldFailure(page);
  await pay(page);
  await bank(page).getByRole('button', { name: 'Respinge' }).waitFor();
  await page.reload();
  await expectToldFailure(page);
});

test('changes can be accepted before the card fields come, which take the focus of their button @matrix', async ({
  page,
  platform,
  shop,
}) => {
  const script = `${platform.addresses.payments}/stripe.js*`;
  await page.route(script, (route) => route.abort());
  await fillCart(page, { product: { ...shop.product, priceBani: 4000 } });
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Am văzut, accept modificările' }).press('Enter');
  await expect(payButton(page)).toBeDisabled();
  expect(await page.evaluate(() => document.activeElement?.contains(document.body))).toBe(false);
  const retry = page.getByRole('button', { name: 'Reîncearcă' });
  await retry.waitFor();
  await page.unroute(script);
  await retry.press('Enter');
  await expect(retry).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Plata cu cardul' })).toBeFocused();
});

test('a changed cart is told at the press to pay; once accepted, paying is next @matrix', async ({
  page,
  platform,
  shop,
}) => {
  await openCheckout(page, shop);
  await changeShelf(platform, shop.product, { priceBani: 6500 });
  await pay(page);
  const changes = page.getByRole('region', { name: 'Coșul tău s-a schimbat' });
  await expect(changes).toBeFocused();
  await expect(changes).toBeInViewport();
  await page.getByRole('button', { name: 'Am văzut, accept modificările' }).press('Enter');
  await expect(payButton(page)).toBeFocused();
  await expect(payButton(page)).toBeInViewport();
});

test('without its last line the checkout begins at its heading @matrix', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.goto('/checkout');
  await expect(payButton(page)).toBeEnabled();
  // On a narrow page the summary is collapsed.
  await page.getByText('Sumar comandă').click();
  await page.getByRole('button', { name: /^Șterge din coș/ }).press('Enter');
  await expect(page.getByText('Nu există produse în coș')).toBeInViewport();
  const heading = page.getByRole('heading', { level: 1, name: 'Finalizare comandă' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  // Nor is it under the page's header.
  const header = await page.getByRole('banner').boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});
