import { account, signInAs } from '../src/accounts.ts';
import { addSomething, fillCard, fillDelivery, PAY } from '../src/checkout.ts';
import { expect, test } from '../src/test.ts';

interface OrderRow {
  id: number;
  status: string;
  payment_status: string;
  items: string;
}

const ordersOf = (sql: (text: string, values: unknown[]) => Promise<OrderRow[]>, email: string) =>
  sql(
    `select orders.id, orders.status, orders.payment_status,
            (select sum(quantity) from order_items where order_id = orders.id) as items
       from orders where email = $1 and status is not null`,
    [email],
  );

test('a visitor buys by card: one order, an empty cart, and an admin sends it', async ({
  page,
  browser,
  platform,
}) => {
  const email = `pentru-admin-${Date.now()}@exemplu.ro`;
  await addSomething(page);
  await expect(page.getByText('Mod de test: nu se fac plăți reale')).toBeVisible();
  await fillDelivery(page, email);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: PAY }).click();
  await expect(
    page.getByRole('heading', { name: 'Comanda a fost plasată cu succes!' }),
  ).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Comanda plasată! ✔️')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Coș gol' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  const orders = await ordersOf(platform.sql, email);
  expect(orders).toMatchObject([{ status: 'Processing', payment_status: 'paid', items: '1' }]);
  const context = await browser.newContext({ baseURL: platform.addresses.shell });
  const admin = await context.newPage();
  await signInAs(admin, platform, account('admin'));
  await admin.goto(`/admin/orders?email=${encodeURIComponent(email)}`);
  await expect(admin.getByText(email)).toBeVisible();
  await admin.getByRole('link', { name: 'Procesează comanda' }).click();
  await admin.getByRole('button', { name: 'Marchează expediată' }).click();
  await admin.getByRole('button', { name: 'Confirmă expedierea' }).click();
  await expect(admin.getByRole('main').getByText('Expediată', { exact: true })).toBeVisible();
  await context.close();
});
