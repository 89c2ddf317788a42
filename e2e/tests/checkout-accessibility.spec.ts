import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from '../src/axe-in-both-themes.ts';
import {
  expectOpenCharge,
  expectPlaced,
  failCall,
  fillCart,
  openCheckout,
  pay,
  payButton,
} from '../src/faults/paying-page.ts';
import { setFaults } from '../src/faults/sandbox.ts';
import { changeShelf } from '../src/faults/shelf.ts';
import { expect, type TestShop, test } from '../src/faults/shop-test.ts';
import type { WorkerPlatform } from '../src/test.ts';

interface Parts {
  page: Page;
  platform: WorkerPlatform;
  shop: TestShop;
}

/** Reaches each state of the checkout. */
const STATES: Record<string, (parts: Parts) => Promise<void>> = {
  'the empty cart': async ({ page }) => {
    await page.goto('/checkout');
    await expect(page.getByText('Nu există produse în coș')).toBeVisible();
  },
  'the form': async ({ page, shop }) => {
    await fillCart(page, shop);
    await page.goto('/checkout');
    await expect(payButton(page)).toBeEnabled();
  },
  'a form with everything wrong': async ({ page, shop }) => {
    await fillCart(page, shop);
    await page.goto('/checkout');
    await page.getByLabel('Creează-mi un cont').check();
    await pay(page);
    await expect(page.getByLabel('Nume și prenume')).toBeFocused();
  },
  'card fields that do not load': async ({ page, platform, shop }) => {
    await page.route(`${platform.addresses.payments}/stripe.js*`, (route) => route.abort());
    await fillCart(page, shop);
    await page.goto('/checkout');
    await expect(page.getByText('Formularul de plată nu a putut fi încărcat.')).toBeVisible();
  },
  'a changed cart': async ({ page, platform, shop }) => {
    await openCheckout(page, shop);
    await changeShelf(platform, shop.product, { priceBani: 6500 });
    await pay(page);
    await expect(page.getByText('Am văzut, accept modificările')).toBeVisible();
  },
  'a declined card': async ({ page, shop }) => {
    await openCheckout(page, shop, { card: '4000000000000002' });
    await pay(page);
    await expect(page.getByText(/^Plata nu a putut fi realizată: /)).toBeVisible();
  },
  'paid, not placed': async ({ page, platform, shop }) => {
    await setFaults(platform, { webhooks: 'held' });
    await openCheckout(page, shop);
    await failCall(page, platform, '/api/orders', 'drop', 3);
    await pay(page);
    await expectOpenCharge(page, 'Plata a trecut, comanda nu e încă plasată');
  },
  'a charge nobody can verify': async ({ page, platform, shop }) => {
    await openCheckout(page, shop);
    await setFaults(platform, {
      answers: [
        { on: 'confirm', kind: 'malformed', times: 1 },
        { on: 'retrieve', kind: 'error', times: 1 },
      ],
    });
    await pay(page);
    await expectOpenCharge(page, 'Nu am putut verifica plata');
  },
  'the placed order': async ({ page, shop }) => {
    await openCheckout(page, shop);
    await pay(page);
    await expectPlaced(page);
  },
};

const IN_THE_GATE = ['a form with everything wrong'];

for (const [state, reach] of Object.entries(STATES)) {
  const often = IN_THE_GATE.includes(state) ? '' : ' @matrix';
  test(`${state} has no accessibility faults, in either theme${often}`, async ({
    page,
    platform,
    shop,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await reach({ page, platform, shop });
    await expectNoAxeFaults(page);
  });
}
