import type { Page } from '@playwright/test';
import { listMyOrders } from '@vitrina/contract/calls/list-my-orders';
import type { Order } from '@vitrina/contract/entities/order';
import { account, logIn } from '../src/accounts.ts';
import { expectNoAxeFaults } from '../src/axe-in-both-themes.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Creates a paid order of two products, delivered yesterday. @returns its page's address */
async function deliveredOrder(page: Page, platform: WorkerPlatform): Promise<string> {
  const [order] = await platform.sql<{ id: number }>(
    `insert into orders (user_id, email, name, phone, zip, county, locality, address, status,
                         shipping_bani, total_bani, payment_status)
     select id, email, 'Ana Exemplu', '0712345678', '400001', 'Cluj', 'Cluj-Napoca', 'Strada 1',
            'Delivered', 2000, 14000, 'paid' from users where email = $1 returning id`,
    [account('user').email],
  );
  await platform.sql(
    `insert into order_items (order_id, product_id, product_name, quantity, price_bani)
     select $1, id, 'Produsul ' || place, place, 4000
       from (select id, row_number() over (order by id) as place from products limit 2) as first`,
    [order?.id],
  );
  await platform.sql(
    `insert into order_events (order_id, from_status, to_status, created_at)
     values ($1, 'Shipped', 'Delivered', now() - interval '1 day')`,
    [order?.id],
  );
  const { token } = await logIn(page, platform, account('user'));
  const answer = await page.request.get(platform.addresses.api + listMyOrders.path, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { orders } = (await answer.json()) as { orders: Order[] };
  return `/order?token=${orders.find(({ id }) => id === order?.id)?.page_key}`;
}

const confirm = async (page: Page) => {
  await page.getByRole('button', { name: 'Continuă' }).click();
  await page.getByRole('button', { name: 'Confirmă retragerea' }).click();
  await expect(page.getByRole('heading', { name: /^Am primit declarația/ })).toBeVisible();
};
const giveBack = (page: Page) => page.getByRole('link', { name: 'Returnează produse' });

test('one of two products is returned, then the rest, from the order’s page', async ({
  page,
  platform,
}) => {
  await page.goto(await deliveredOrder(page, platform));
  await giveBack(page).click();
  await expect(page.getByRole('radio', { name: 'Toată comanda' })).toBeChecked();
  await page.getByRole('radio', { name: 'Doar unele produse' }).check();
  await page.getByRole('checkbox', { name: /^Produsul 2/ }).check();
  await page
    .getByRole('group', { name: 'Câte bucăți, Produsul 2' })
    .getByRole('button')
    .first()
    .click();
  await expectNoAxeFaults(page);
  const isWider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
  expect(isWider).toBe(false);
  // The HTML is prerendered without an order; the selection is restored after hydration.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Produsul 2/ })).toBeChecked();
  await confirm(page);
  await expect(page.getByText('Produse: 1 × Produsul 2')).toBeVisible();

  // Immediately, because the page must not offer outdated quantities.
  await page.getByRole('link', { name: 'Vezi comanda' }).click();
  await giveBack(page).click();
  await page.goBack();
  await expect(page.getByText(/^Retur #\d+: declarat$/)).toHaveCount(1);
  await page.goForward();
  await expect(page.getByText('1 din 2 bucăți este deja într-un retur')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Tot ce a rămas din comandă' })).toBeChecked();
  await confirm(page);
  await page.getByRole('link', { name: 'Vezi comanda' }).click();
  await expect(page.getByText(/^Retur #\d+: declarat$/)).toHaveCount(2);
  await expect(giveBack(page)).toHaveCount(0);
});

test.describe('a host that takes no lines', () => {
  test.beforeEach(({ platform }) =>
    platform.configure({
      hostCapabilities: WITHOUT_STREAM.filter((one) => one !== 'return-lines'),
    }),
  );
  test.afterEach(({ platform }) => platform.configure({ hostCapabilities: WITHOUT_STREAM }));

  test('is sent the chosen products in words', async ({ page, platform }) => {
    await page.goto(await deliveredOrder(page, platform));
    await giveBack(page).click();
    await page.getByRole('radio', { name: 'Doar unele produse' }).check();
    await page.getByRole('checkbox', { name: /^Produsul 1/ }).check();
    // Playwright sees the request body only when the request is routed.
    await page.route('**/api/withdrawals', (route) => route.continue());
    const [request] = await Promise.all([page.waitForRequest('**/api/withdrawals'), confirm(page)]);
    expect(request.postDataJSON()).toMatchObject({ products: '1 × Produsul 1' });
    expect(request.postDataJSON()).not.toHaveProperty('lines');
  });
});
