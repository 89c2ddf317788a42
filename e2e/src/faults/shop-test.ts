import type { Page } from '@playwright/test';
import { test as base, expect, type WorkerPlatform } from '../test.ts';
import { endCheckouts } from './end-checkouts.ts';
import { INVARIANTS } from './fault-table.ts';
import { brokenInvariants, takeBaseline } from './invariants.ts';
import { setFaults } from './sandbox.ts';
import { type ShelfProduct, shelve } from './shelf.ts';

/** One test's shop, with a product that nobody else buys. */
export interface TestShop {
  /** Used only by this test's buyer. */
  email: string;
  product: ShelfProduct;
  orders(): Promise<OrderRow[]>;
  /** The buyer's payments at the provider, oldest first. */
  payments(): Promise<{ id: string; status: string; amount: number }[]>;
}

export interface OrderRow {
  id: number;
  status: string;
  payment_status: string;
  payment_intent_id: string | null;
  shipping_bani: number;
  total_bani: number;
}

/**
 * A test with a purchase. Afterwards all open checkouts are ended and the invariants asserted. The title of a
 * fault test begins with its case number in `fault-table.ts`; it is tagged `@page` when the fault is in the
 * browser, `@backend` when it is in calls.
 */
export const test = base.extend<{ stock: number; priceBani: number; shop: TestShop }>({
  stock: [10, { option: true }],
  priceBani: [5000, { option: true }],
  shop: [
    async ({ platform, page, stock, priceBani }, use, { annotations }) => {
      const product = await shelve(platform, { stock, priceBani });
      const baseline = await takeBaseline(platform.sql);
      await use(shopOf(platform, product));
      await setFaults(platform, {});
      await page.close();
      await expect
        .poll(
          async () => {
            await endCheckouts(platform);
            return brokenInvariants(platform.sql, baseline);
          },
          { message: 'the invariants hold', timeout: 15_000 },
        )
        .toEqual([]);
      annotations.push({ type: INVARIANTS });
    },
    { auto: true, timeout: 40_000 },
  ],
});

export { expect };

function shopOf({ sql }: WorkerPlatform, product: ShelfProduct): TestShop {
  const email = `proba-${crypto.randomUUID().slice(0, 8)}@exemplu.ro`;
  return {
    email,
    product,
    orders: () =>
      sql(
        `select id, status, payment_status, payment_intent_id, shipping_bani, total_bani
           from orders where email = $1 order by id`,
        [email],
      ),
    payments: () =>
      sql(
        `select id, data->>'status' as status, (data->>'amount')::int as amount
           from payments_sandbox.intents
          where id in (select payment_intent_id from checkouts where email = $1) order by id`,
        [email],
      ),
  };
}

/** Closes the page like a browser crash: no unload handlers run. */
export const killBrowser = (page: Page): Promise<void> => page.close({ runBeforeUnload: false });
