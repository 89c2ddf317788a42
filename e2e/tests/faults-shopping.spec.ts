/** Cases 10-13: faults in stock and prices. */

import { httpBuyer } from '../src/faults/http-buyer.ts';
import { expectPlaced, fillCart, openCheckout, pay, payButton } from '../src/faults/paying-page.ts';
import { confirmPayment } from '../src/faults/sandbox.ts';
import { changeShelf } from '../src/faults/shelf.ts';
import { expect, test } from '../src/faults/shop-test.ts';

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
      expect(ends.filter((end) => end === 'pieces_held' || end === 'out_of_stock')).toHaveLength(
        49,
      );
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
  '11: another price since the cart: old and new are shown, and paid only once accepted @matrix',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await openCheckout(page, shop);
    await changeShelf(platform, shop.product, { priceBani: 6500 });
    await pay(page);
    await expect(page.getByText(/costă acum 65,00\sRON \(înainte 50,00\sRON\)\.$/)).toBeVisible();
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
  '11: less stock since the cart: the line shrinks, and is paid only once accepted @matrix',
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

test('12: tampered calls are refused', ON_BACKEND, async ({ platform, shop }) => {
  for (const [what, change] of [
    ['amount', { amount: 200 }],
    ['shipping of −20', { shippingCost: -20 }],
    ['free shipping', { shippingCost: 0 }],
    ['unknown product', { products: [{ product_id: 999_999_999, quantity: 1 }] }],
  ] as [string, object][]) {
    const buyer = httpBuyer(platform, shop);
    const { status, body } = await buyer.prepare(change);
    expect(status, what).toBeGreaterThanOrEqual(400);
    expect(status, what).toBeLessThan(500);
    expect(body.field, what).toBeTruthy();
    expect(await shop.payments()).toEqual([]);
  }
  for (const quantity of [-1, 0, 1.5, 1e9]) {
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
  }
});

for (const [quantity, where, words] of [
  [-1, ' @matrix', 'Nu există produse în coș'],
  [0, ' @matrix', 'Nu există produse în coș'],
  [1.5, ' @matrix', '1 produs'],
  [1e9, ' @matrix', /au mai rămas 10 bucăți, iar cantitatea a fost redusă/],
] as const) {
  test(
    `12: a tampered quantity (${quantity}) in the cart is not sold${where}`,
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
  '12: a tampered price in the cart is told, and the shop’s is paid @matrix',
  ON_PAGE,
  async ({ page, shop }) => {
    await openCheckout(page, { ...shop, product: { ...shop.product, priceBani: 1 } });
    await expect(page.getByText(/costă acum 50,00\sRON \(înainte 0,01\sRON\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Am văzut, accept modificările' }).click();
    await pay(page);
    await expectPlaced(page);
    expect(await shop.orders()).toMatchObject([{ total_bani: 7000 }]);
  },
);

for (const [priceBani, shippingBani, words, mailWords, where] of [
  [29_999, 2000, '20,00 RON', '20,00\u00a0RON', ''],
  [30_000, 0, 'Gratuită', 'gratuită', ' @matrix'],
  [30_001, 0, 'Gratuită', 'gratuită', ' @matrix'],
] as const) {
  test.describe(`${priceBani} bani`, () => {
    test.use({ priceBani });

    test(
      `13: a subtotal of ${priceBani} bani: the same shipping in page, payment, order and mail${where}`,
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
