import type { Page } from '@playwright/test';
import { listMyOrders } from '@vitrina/contract/calls/list-my-orders';
import { account, logIn, signInAs } from '../src/accounts.ts';
import { shiftsOf, watchShifts } from '../src/layout-shifts.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

const WIDTHS = [360, 768, 1440];

/** Delays the host's answers past the first frame, as on a real network. */
const slowHost = async (page: Page, { addresses }: WorkerPlatform) => {
  await page.route(`${addresses.api}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
};

async function expectStill(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page), where).toEqual([]);
}

/** The page of one of the account's orders. */
async function orderPath(page: Page, platform: WorkerPlatform): Promise<string> {
  const { token } = await logIn(page, platform, account('user'));
  const answer = await page.request.get(platform.addresses.api + listMyOrders.path, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { orders } = (await answer.json()) as { orders: { page_key: string }[] };
  return `/order?token=${orders[0]?.page_key}`;
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px${width === 360 ? '' : ' @matrix'}`, () => {
    test.use({ viewport: { width, height: width < 1000 ? 740 : 900 } });

    test('nothing of an order’s page moves while it loads', async ({ page, platform }) => {
      await slowHost(page, platform);
      await watchShifts(page);
      await page.goto(await orderPath(page, platform));
      await expect(page.getByRole('heading', { level: 1, name: /^Comanda nr\. / })).toBeVisible();
      await expectStill(page, 'an order');
      await page.goto('/order?token=gresit');
      await expect(page.getByText('Linkul acesta nu deschide nicio comandă')).toBeVisible();
      await expectStill(page, 'a wrong key');
    });

    test('nothing of an unknown address moves while its categories come', async ({
      page,
      platform,
    }) => {
      await slowHost(page, platform);
      await watchShifts(page);
      await page.goto('/nu-exista');
      await expect(page.getByRole('navigation', { name: 'Categorii de produse' })).toBeVisible();
      await expectStill(page, 'an unknown address');
    });

    test('nothing of the account moves while it loads', async ({ page, platform }) => {
      await slowHost(page, platform);
      await watchShifts(page);
      await signInAs(page, platform, account('user'));
      await page.goto('/account');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expectStill(page, 'the account');
    });
  });
}
