/** Cases 14-16: faults of browser storage, the provider's script and mail. */

import type { Page } from '@playwright/test';
import { httpBuyer } from '../src/faults/http-buyer.ts';
import { brokenInvariants, takeBaseline } from '../src/faults/invariants.ts';
import { startMailServer } from '../src/faults/mail-server.ts';
import {
  expectPlaced,
  fillCart,
  fillForm,
  openCheckout,
  pay,
  payButton,
} from '../src/faults/paying-page.ts';
import { shelve } from '../src/faults/shelf.ts';
import { expect, type TestShop, test } from '../src/faults/shop-test.ts';
import { startSpareBackend } from '../src/faults/spare-backend.ts';

const ON_PAGE = { tag: '@page' };
const ON_BACKEND = { tag: '@backend' };

/** Adds from the product page, which opens the cart drawer. */
async function add(page: Page, { product }: TestShop): Promise<void> {
  await page.goto(`/product/${product.id}`);
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
}

const followDrawer = (page: Page) =>
  page.getByRole('dialog').getByRole('link', { name: 'Mergi la finalizare' }).click();

for (const [what, stored] of [
  ['cut off', '[{"product_id":1,'],
  ['of another schema', '{"version":7,"state":{"items":[{"sku":"A-1","qty":2}]}}'],
  ['of wrong types', '[{"product_id":"1","quantity":"două","price":null}]'],
] as const) {
  test(
    `14: a stored cart that is ${what} is repaired, and the shop sells @matrix`,
    ON_PAGE,
    async ({ page, shop }) => {
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('damaged')) return;
        sessionStorage.setItem('damaged', '1');
        for (const key of ['cart', 'vitrina:checkout', 'vitrina:paid-order'])
          localStorage.setItem(key, text);
      }, stored);
      await add(page, shop);
      await followDrawer(page);
      await expect(payButton(page)).toBeVisible();
      await openCheckout(page, shop);
      await pay(page);
      await expectPlaced(page);
    },
  );
}

test('14: a full storage loses nothing that is paid', ON_PAGE, async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await pay(page);
  await expectPlaced(page);
  expect(await shop.orders()).toHaveLength(1);
});

test(
  '14: a full local storage still brings the cart to the checkout @matrix',
  ON_PAGE,
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      const real = Storage.prototype.setItem;
      Storage.prototype.setItem = function (...item) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
        real.apply(this, item);
      };
    });
    await add(page, shop);
    await followDrawer(page);
    await fillForm(page, shop);
    await pay(page);
    await expectPlaced(page);
    expect(await shop.orders()).toHaveLength(1);
  },
);

test(
  '14: a disabled storage leaves a shop that can be looked at and a cart for the page @matrix',
  ON_PAGE,
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('disabled', 'SecurityError');
          },
        });
    });
    await add(page, shop);
    await expect(page.getByRole('dialog').getByText(/^Adăugat în coș/)).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByText('Nu există produse în coș')).toBeVisible();
  },
);

test(
  '15: a blocked Stripe.js is said, the form goes on, and the retry pays',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    const script = `${platform.addresses.payments}/stripe.js*`;
    await page.route(script, (route) => route.abort());
    await fillCart(page, shop);
    await page.goto('/checkout');
    const retry = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
    await expect(page.getByText('Formularul de plată nu a putut fi încărcat.')).toBeVisible();
    await expect(payButton(page)).toBeDisabled();
    await page.getByLabel('Localitate').fill('Cluj-Napoca');
    await page.getByRole('button', { name: 'Crește cantitatea' }).click();
    await expect(page.getByText('120,00 RON').first()).toBeVisible();
    await page.unroute(script);
    await retry.click();
    await fillForm(page, shop);
    await pay(page);
    await expectPlaced(page);
  },
);

test(
  '15: a slow Stripe.js is given up and can be asked again @matrix',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    const script = `${platform.addresses.payments}/stripe.js*`;
    // A retry waits for the same pending request.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(script, async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.install();
    await fillCart(page, shop);
    // A script requested early delays the load event.
    await page.goto('/checkout', { waitUntil: 'commit' });
    await expect(page.getByText('Se încarcă formularul de plată…')).toBeVisible();
    await page.clock.fastForward(12_000);
    await expect(page.getByText('Formularul de plată nu a putut fi încărcat.')).toBeVisible();
    release();
    await page.getByRole('main').getByRole('button', { name: 'Reîncearcă' }).click();
    await fillForm(page, shop);
    await pay(page);
    await expectPlaced(page);
  },
);

test.describe('a policy that refuses it', () => {
  test.use({ breaksPolicy: true });

  test(
    '15: a Stripe.js that the policy refuses is said, the rest of the page works @matrix',
    ON_PAGE,
    async ({ page, platform, shop }) => {
      // A second policy, like one added by a proxy.
      await page.addInitScript(
        (policy) => {
          addEventListener('DOMContentLoaded', () => {
            const meta = document.createElement('meta');
            meta.httpEquiv = 'Content-Security-Policy';
            meta.content = policy;
            document.head.append(meta);
          });
        },
        `script-src-elem 'self' 'unsafe-inline' ${platform.remote('mf-shop').url}`,
      );
      await fillCart(page, shop);
      await page.goto('/checkout');
      await expect(page.getByText('Formularul de plată nu a putut fi încărcat.')).toBeVisible();
      await page.getByLabel('Telefon').fill('0712 345 678');
      await page.getByLabel('Localitate').focus();
      await expect(page.getByLabel('Telefon')).toHaveValue('0712345678');
    },
  );
});

test(
  '16: while no mail goes out the order stands, and its mail goes out later, once @matrix',
  ON_BACKEND,
  async () => {
    test.setTimeout(120_000);
    const mails = await startMailServer();
    const host = await startSpareBackend({ SMTP_URL: mails.url, MAIL_FROM: 'magazin@exemplu.ro' });
    try {
      const product = await shelve(host);
      const baseline = await takeBaseline(host.sql);
      mails.refuse(true);
      await httpBuyer(host, { product, email: 'posta@exemplu.ro' }).pay();
      await expect.poll(mails.turnedAway, { timeout: 20_000 }).toBeGreaterThan(0);
      expect(
        await host.sql('select id from orders where email = $1', ['posta@exemplu.ro']),
      ).toHaveLength(1);
      // A failed mail is stored with the time of its next try.
      const failed = 'select id from mails where recipient = $1 and last_error is not null';
      await expect.poll(() => host.sql(failed, ['posta@exemplu.ro'])).toHaveLength(1);
      mails.refuse(false);
      await host.sql('update mails set send_after = now() where sent_at is null');
      await expect.poll(() => mails.received('posta@exemplu.ro'), { timeout: 20_000 }).toBe(1);
      await expect.poll(() => brokenInvariants(host.sql, baseline)).toEqual([]);
    } finally {
      await host.stop();
      await mails.close();
    }
  },
);
