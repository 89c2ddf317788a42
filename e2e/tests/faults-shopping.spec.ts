/** Cases 10-16 of the faults: what goes wrong around the money. */

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
import { confirmPayment } from '../src/faults/sandbox.ts';
import { changeShelf, shelve } from '../src/faults/shelf.ts';
import { expect, test } from '../src/faults/shop-test.ts';
import { startSpareBackend } from '../src/faults/spare-backend.ts';

const ON_PAGE = { tag: '@page' };
const ON_BACKEND = { tag: '@backend' };

test.describe('the last piece', () => {
  test.use({ stock: 1 });

  test(
    '10: 50 buyers at once: one order, 49 told before any charge',
    ON_BACKEND,
    async ({ platform, shop }) => {
      const ends = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const buyer = httpBuyer(platform, shop);
          const { body } = await buyer.prepare();
          const { paymentIntentId, clientSecret } = body;
          if (!paymentIntentId || !clientSecret) return body.code;
          await confirmPayment(platform, { paymentIntentId, clientSecret });
          return (await buyer.order(paymentIntentId)).status;
        }),
      );
      expect(ends.filter((end) => end === 200)).toHaveLength(1);
      expect(ends.filter((end) => end === 'out_of_stock')).toHaveLength(49);
      expect(await shop.payments()).toHaveLength(1);
    },
  );

  test(
    '10: somebody was faster: the page says so before it charges',
    ON_PAGE,
    async ({ page, platform, shop }) => {
      await openCheckout(page, shop);
      const faster = httpBuyer(platform, { ...shop, email: `altul-${shop.email}` });
      const { paymentIntentId } = await faster.pay();
      await faster.order(paymentIntentId);
      await pay(page);
      await expect(
        page.getByText(/^Cremă .* nu mai este disponibil și a fost scos din coș\.$/),
      ).toBeVisible();
      await expect(page.getByText('Nu există produse în coș')).toBeVisible();
      await expect(payButton(page)).toBeHidden();
      expect(await shop.payments()).toEqual([]);
    },
  );
});

test(
  '11: another price since the cart: old and new are shown, and paid only once accepted',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await openCheckout(page, shop);
    await changeShelf(platform, shop.product, { priceBani: 6500 });
    await pay(page);
    await expect(page.getByText(/costă acum 65,00 RON \(înainte 50,00 RON\)\.$/)).toBeVisible();
    await pay(page);
    expect(await shop.payments()).toEqual([]);
    await page.getByRole('button', { name: 'Am văzut, accept modificările' }).click();
    await pay(page);
    await expectPlaced(page);
    expect(await shop.payments()).toMatchObject([{ status: 'succeeded', amount: 8500 }]);
    expect(await shop.orders()).toMatchObject([{ total_bani: 8500 }]);
  },
);

test(
  '11: less stock since the cart: the line shrinks, and is paid only once accepted',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await openCheckout(page, shop, { quantity: 3 });
    await httpBuyer(platform, { ...shop, email: `altul-${shop.email}` }).pay({
      products: [{ product_id: shop.product.id, quantity: 9 }],
      amount: 45_000,
      shippingCost: 0,
    });
    await pay(page);
    await expect(page.getByText(/a mai rămas o bucată|a mai rămas 1 bucată/)).toBeVisible();
    await pay(page);
    expect(await shop.payments()).toEqual([]);
    await page.getByRole('button', { name: 'Am văzut, accept modificările' }).click();
    await pay(page);
    await expectPlaced(page);
    expect(await shop.payments()).toMatchObject([{ status: 'succeeded', amount: 7000 }]);
  },
);

for (const [what, change] of [
  ['amount', { amount: 200 }],
  ['shipping of −20', { shippingCost: -20 }],
  ['free shipping', { shippingCost: 0 }],
  ['unknown product', { products: [{ product_id: 999_999_999, quantity: 1 }] }],
] as [string, object][]) {
  test(`12: a tampered call (${what}) is refused`, ON_BACKEND, async ({ platform, shop }) => {
    const buyer = httpBuyer(platform, shop);
    const { status, body } = await buyer.prepare(change);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.field).toBeTruthy();
    expect(await shop.payments()).toEqual([]);
  });
}

for (const [quantity, words] of [
  [-1, 'Nu există produse în coș'],
  [0, 'Nu există produse în coș'],
  [1.5, '1 produs'],
  [1e9, /au mai rămas 10 bucăți, iar cantitatea a fost redusă/],
] as const) {
  test(
    `12: a tampered quantity (${quantity}) is refused by the host`,
    ON_BACKEND,
    async ({ platform, shop }) => {
      const products = [{ product_id: shop.product.id, quantity }];
      const buyer = httpBuyer(platform, shop);
      for (const answer of [
        await buyer.prepare({ products }),
        await buyer.order(undefined, { products }),
      ]) {
        expect([400, 409, 422]).toContain(answer.status);
        expect(answer.body.field).toBe('products.0.quantity');
      }
      expect(await shop.orders()).toEqual([]);
    },
  );

  test(
    `12: a tampered quantity (${quantity}) in the cart is not sold`,
    ON_PAGE,
    async ({ page, shop }) => {
      await fillCart(page, shop, quantity);
      await page.goto('/checkout');
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('NaN');
    },
  );
}

test(
  '12: a tampered price in the cart is told, and the shop’s is paid',
  ON_PAGE,
  async ({ page, shop }) => {
    await openCheckout(page, { ...shop, product: { ...shop.product, priceBani: 1 } });
    await expect(page.getByText(/costă acum 50,00 RON \(înainte 0,01 RON\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Am văzut, accept modificările' }).click();
    await pay(page);
    await expectPlaced(page);
    expect(await shop.orders()).toMatchObject([{ total_bani: 7000 }]);
  },
);

for (const [priceBani, shippingBani, words, mailWords] of [
  [29_999, 2000, '20,00 RON', '20,00 RON'],
  [30_000, 0, 'Gratuită', 'gratuită'],
  [30_001, 0, 'Gratuită', 'gratuită'],
] as const) {
  test.describe(`${priceBani} bani`, () => {
    test.use({ priceBani });

    test(
      `13: a subtotal of ${priceBani} bani: the same shipping in page, payment, order and mail`,
      ON_PAGE,
      async ({ page, platform, shop }) => {
        await openCheckout(page, shop);
        const shipping = page.getByRole('main').locator('dl > div', { hasText: 'Livrare' });
        await expect(shipping).toContainText(words);
        await pay(page);
        await expectPlaced(page);
        expect(await shop.payments()).toMatchObject([{ amount: priceBani + shippingBani }]);
        const [order] = await shop.orders();
        expect(order).toMatchObject({
          shipping_bani: shippingBani,
          total_bani: priceBani + shippingBani,
        });
        const [mail] = await platform.sql<{ text_body: string }>(
          'select text_body from mails where dedupe_key = $1',
          [`order-confirmation:${order?.id}`],
        );
        expect(mail?.text_body).toContain(mailWords);
      },
    );
  });
}

for (const [what, stored] of [
  ['cut off', '[{"product_id":1,'],
  ['of another schema', '{"version":7,"state":{"items":[{"sku":"A-1","qty":2}]}}'],
  ['of wrong types', '[{"product_id":"1","quantity":"două","price":null}]'],
] as const) {
  test(
    `14: a stored cart that is ${what} is repaired, and the shop sells`,
    ON_PAGE,
    async ({ page, shop }) => {
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('damaged')) return;
        sessionStorage.setItem('damaged', '1');
        for (const key of ['cart', 'vitrina:checkout', 'vitrina:paid-order'])
          localStorage.setItem(key, text);
      }, stored);
      await page.goto(`/product/${shop.product.id}`);
      await page
        .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: 'Mergi la finalizare' }).click();
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
  '14: a full local storage still brings the cart to the checkout',
  ON_PAGE,
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      const real = Storage.prototype.setItem;
      Storage.prototype.setItem = function (...item) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
        real.apply(this, item);
      };
    });
    await page.goto(`/product/${shop.product.id}`);
    await page
      .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Mergi la finalizare' }).click();
    await fillForm(page, shop);
    await pay(page);
    await expectPlaced(page);
    expect(await shop.orders()).toHaveLength(1);
  },
);

test(
  '14: a disabled storage leaves a shop that can be looked at and a cart for the page',
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
    await page.goto(`/product/${shop.product.id}`);
    await page
      .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
      .first()
      .click();
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
  '15: a slow Stripe.js is given up and can be asked again',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    const script = `${platform.addresses.payments}/stripe.js*`;
    // Longer than the page waits. What still travels is waited for by the retry too.
    await page.route(script, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 14_000));
      await route.continue();
    });
    await fillCart(page, shop);
    await page.goto('/checkout');
    await expect(page.getByText('Se încarcă formularul de plată…')).toBeVisible();
    await expect(page.getByText('Formularul de plată nu a putut fi încărcat.')).toBeVisible({
      timeout: 20_000,
    });
    await page.getByRole('main').getByRole('button', { name: 'Reîncearcă' }).click();
    await fillForm(page, shop);
    await pay(page);
    await expectPlaced(page);
  },
);

test.describe('a policy that refuses it', () => {
  test.use({ breaksPolicy: true });

  test(
    '15: a Stripe.js that the policy refuses is said, the rest of the page works',
    ON_PAGE,
    async ({ page, platform, shop }) => {
      // Another policy beside the page's own, as a proxy on the way may add one.
      await page.addInitScript((policy) => {
        addEventListener('DOMContentLoaded', () => {
          const meta = document.createElement('meta');
          meta.httpEquiv = 'Content-Security-Policy';
          meta.content = policy;
          document.head.append(meta);
        });
      }, `script-src-elem 'self' 'unsafe-inline' ${platform.addresses['mf-shop']}`);
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
  '16: while no mail goes out the order stands, and its mail goes out later, once',
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
