/** Cases 6-9 and 17: faults after the charge. */

import type { Page } from '@playwright/test';
import { startDyingApi } from '../src/faults/dying-api.ts';
import { endCheckouts, expireCheckouts } from '../src/faults/end-checkouts.ts';
import { httpBuyer } from '../src/faults/http-buyer.ts';
import {
  expectOpenCharge,
  expectPlaced,
  failCall,
  openCheckout,
  pay,
} from '../src/faults/paying-page.ts';
import { resendEvents, setFaults } from '../src/faults/sandbox.ts';
import { sendEvent, succeededEvent } from '../src/faults/send-event.ts';
import { expect, killBrowser, test } from '../src/faults/shop-test.ts';
import type { WorkerPlatform } from '../src/test.ts';

const ORDERS = '/api/orders';
const UNPLACED = 'Plata a trecut, comanda nu e încă plasată';
const ON_PAGE = { tag: '@page' };
const ON_BACKEND = { tag: '@backend' };

/** Kills the browser after the charge; its order never reaches the host. */
async function payAndVanish(page: Page, { addresses }: WorkerPlatform): Promise<void> {
  const url = addresses.api + ORDERS;
  await page.route(url, (route) => route.abort());
  // Waits for the failure, because closing the browser would release pending requests.
  const lost = page.waitForEvent('requestfailed', (request) => request.url() === url);
  await pay(page);
  await lost;
  await killBrowser(page);
}

for (const [fault, where] of [
  ['lose', ''],
  ['drop', ' @matrix'],
  ['error', ' @matrix'],
] as const) {
  test(
    `6: charged, and the order goes wrong three times (${fault}): one order, never paid again${where}`,
    ON_PAGE,
    async ({ page, platform, shop }) => {
      // Without webhooks, because the event would place the order before the page's three tries.
      await setFaults(platform, { webhooks: 'held' });
      await openCheckout(page, shop);
      await failCall(page, platform, ORDERS, fault, 3);
      await pay(page);
      await expectOpenCharge(page, UNPLACED);
      await expect(page.getByText(/Nu plăti din nou/)).toBeVisible();
      await expect(page.getByText('Failed to place order')).toBeVisible();
      expect(await shop.orders()).toHaveLength(fault === 'lose' ? 1 : 0);
      await page.getByRole('button', { name: 'Finalizează comanda' }).click();
      await expectPlaced(page);
      expect(await shop.orders()).toMatchObject([{ payment_status: 'paid' }]);
      expect(await shop.payments()).toHaveLength(1);
    },
  );
}

test(
  '6: what was put into the cart after the charge is still there after the order @matrix',
  ON_PAGE,
  async ({ page, context, platform, shop }) => {
    await setFaults(platform, { webhooks: 'held' });
    await openCheckout(page, shop);
    await failCall(page, platform, ORDERS, 'drop', 3);
    await pay(page);
    await expectOpenCharge(page, UNPLACED);
    const other = await context.newPage();
    await other.goto('/products');
    await other
      .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
      .first()
      .click();
    await expect(other.getByRole('dialog', { name: /^Coșul tău/ })).toBeVisible();
    await page.getByRole('button', { name: 'Finalizează comanda' }).click();
    await expectPlaced(page);
    const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
    expect(cart).toHaveLength(1);
    expect(cart[0].product_id).not.toBe(shop.product.id);
  },
);

test(
  '6: charged but not placed outlives a reload and a closed tab @matrix',
  ON_PAGE,
  async ({ page, context, platform, shop }) => {
    await setFaults(platform, { webhooks: 'held' });
    await openCheckout(page, shop);
    await failCall(page, platform, ORDERS, 'drop', 6);
    await pay(page);
    await expectOpenCharge(page, UNPLACED);
    await page.reload();
    await expectOpenCharge(page, UNPLACED);
    await killBrowser(page);
    const next = await context.newPage();
    await next.goto('/checkout');
    await expectPlaced(next);
    expect(await shop.orders()).toHaveLength(1);
    expect(await shop.payments()).toHaveLength(1);
    await next.close();
  },
);

test(
  '6: the provider’s answer to the charge is lost: the page asks what happened, and orders @matrix',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await openCheckout(page, shop);
    await setFaults(platform, { answers: [{ on: 'confirm', kind: 'lose', times: 1 }] });
    await pay(page);
    await expectPlaced(page);
    expect(await shop.payments()).toMatchObject([{ status: 'succeeded' }]);
    expect(await shop.orders()).toHaveLength(1);
  },
);

test(
  '6: when nobody can say whether it was charged, the page offers to look again, not to pay @matrix',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await setFaults(platform, { webhooks: 'held' });
    await openCheckout(page, shop);
    await setFaults(platform, {
      webhooks: 'held',
      answers: [
        { on: 'confirm', kind: 'malformed', times: 1 },
        { on: 'retrieve', kind: 'error', times: 1 },
      ],
    });
    await pay(page);
    await expectOpenCharge(page, 'Nu am putut verifica plata');
    await expect(page.getByText('Reîncarcă pagina; nu plăti din nou.')).toBeVisible();
    await page.getByRole('button', { name: 'Reîncarcă' }).click();
    await expectPlaced(page);
    expect(await shop.payments()).toHaveLength(1);
  },
);

test(
  '7: the browser is killed after the charge: the event makes the order',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await openCheckout(page, shop);
    await payAndVanish(page, platform);
    await expect.poll(shop.orders).toMatchObject([{ payment_status: 'paid', total_bani: 7000 }]);
  },
);

for (const [who, end] of [
  ["the backend's job @matrix", endCheckouts],
  // It checks twice a minute.
  ['the running backend by itself @matrix', expireCheckouts],
] as const) {
  test(
    `8: neither browser nor event: the order is finished by ${who}`,
    ON_PAGE,
    async ({ page, platform, shop }) => {
      test.setTimeout(120_000);
      await setFaults(platform, { webhooks: 'held' });
      await openCheckout(page, shop);
      await payAndVanish(page, platform);
      expect(await shop.orders()).toEqual([]);
      await end(platform);
      await expect.poll(shop.orders, { timeout: 45_000 }).toHaveLength(1);
    },
  );
}

test(
  '8: a payment without an address is refunded after a day',
  ON_BACKEND,
  async ({ platform, shop }) => {
    await setFaults(platform, { webhooks: 'held' });
    await httpBuyer(platform, shop).pay({ delivery: undefined });
    await endCheckouts(platform);
    const refunds = () =>
      platform.sql(
        `select id from payments_sandbox.refunds where intent_id in
         (select payment_intent_id from checkouts where email = $1)`,
        [shop.email],
      );
    await expect.poll(refunds).toHaveLength(1);
    expect(await shop.orders()).toEqual([]);
  },
);

test(
  '9: the event comes before the page asks: the page shows that order @matrix',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await openCheckout(page, shop);
    await page.route(platform.addresses.api + ORDERS, async (route) => {
      await expect.poll(shop.orders).toHaveLength(1);
      await route.continue();
    });
    await pay(page);
    await expectPlaced(page);
    const [order] = await shop.orders();
    await expect(page.getByText(`Numărul comenzii: ${order?.id}`)).toBeVisible();
    expect(await shop.orders()).toHaveLength(1);
  },
);

for (const webhooks of ['duplicated', 'reversed'] as const) {
  test(
    `9: events that travel as ${webhooks}, in the same moment as the page: one order @matrix`,
    ON_PAGE,
    async ({ page, platform, shop }) => {
      await setFaults(platform, { webhooks });
      await openCheckout(page, shop);
      await pay(page);
      await expectPlaced(page);
      expect(await shop.orders()).toHaveLength(1);
    },
  );
}

test(
  '9: the event comes after the order, and once more: nothing changes @matrix',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await setFaults(platform, { webhooks: 'held' });
    await openCheckout(page, shop);
    await pay(page);
    await expectPlaced(page);
    const [payment] = await shop.payments();
    const undelivered = () =>
      platform.sql(
        `select id from payments_sandbox.events
        where delivered_at is null and payload::jsonb #>> '{data,object,id}' = $1`,
        [payment?.id],
      );
    await setFaults(platform, {});
    await expect.poll(undelivered).toEqual([]);
    await resendEvents(platform, payment?.id ?? '');
    await expect.poll(undelivered).toEqual([]);
    expect(await shop.orders()).toHaveLength(1);
  },
);

test(
  '9: events with a false signature, too old, cut off or of no interest change nothing',
  ON_BACKEND,
  async ({ platform, shop }) => {
    await setFaults(platform, { webhooks: 'held' });
    const { paymentIntentId } = await httpBuyer(platform, shop).pay();
    const event = succeededEvent(paymentIntentId, 7000);
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    expect(await sendEvent(platform, event, { secret: 'whsec_stranger' })).toBe(400);
    expect(await sendEvent(platform, event, { timestamp: hourAgo })).toBe(400);
    expect(await sendEvent(platform, event, { body: JSON.stringify(event).slice(0, 80) })).toBe(
      400,
    );
    expect(await sendEvent(platform, { ...event, type: 'customer.created' })).toBe(200);
    expect(await shop.orders()).toEqual([]);
    const three = [event, event, event].map((same) => sendEvent(platform, same));
    expect(await Promise.all(three)).toEqual([200, 200, 200]);
    expect(await shop.orders()).toHaveLength(1);
  },
);

test(
  '17: the host dies in the middle of the order: once it is back, the page finishes it',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await setFaults(platform, { webhooks: 'held' });
    const dying = await startDyingApi(platform, 7);
    await openCheckout(page, shop);
    let isDead = false;
    await page.route(platform.addresses.api + ORDERS, async (route) => {
      if (!isDead) await dying.callUntilDead(ORDERS, route.request().postDataJSON());
      isDead = true;
      await route.abort('connectionreset');
    });
    await pay(page);
    await expectOpenCharge(page, UNPLACED);
    expect(await shop.orders()).toEqual([]);
    await page.unroute(platform.addresses.api + ORDERS);
    await page.getByRole('button', { name: 'Finalizează comanda' }).click();
    await expectPlaced(page);
    expect(await shop.orders()).toHaveLength(1);
  },
);

test.describe(() => {
  test.use({ stock: 100 });

  test(
    '17: the host dies at each step of an order: asked again, it has made one @matrix',
    ON_BACKEND,
    async ({ platform, shop }) => {
      test.setTimeout(180_000);
      await setFaults(platform, { webhooks: 'held' });
      let step = 0;
      for (let isOver = false; !isOver; step += 1) {
        const dying = await startDyingApi(platform, step + 1);
        const buyer = httpBuyer(platform, shop);
        const { paymentIntentId } = await buyer.pay();
        await dying.callUntilDead(ORDERS, buyer.orderBody(paymentIntentId));
        expect((await buyer.order(paymentIntentId)).status).toBe(200);
        expect(await shop.orders()).toHaveLength(step + 1);
        isOver = dying.didEverything();
      }
      // The transaction alone has ten statements; fewer steps would mean that nothing was tested.
      expect(step).toBeGreaterThan(10);
    },
  );
});
