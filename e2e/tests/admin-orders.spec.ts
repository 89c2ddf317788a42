import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const cards = (page: Page) => page.getByRole('link', { name: 'Procesează comanda' });

test('the tabs of the statuses count, filter, and stand in the address', async ({
  page,
  platform,
}) => {
  const [row] = await platform.sql<{ count: string }>(
    "select count(*) from orders where status = 'Shipped'",
  );
  await page.goto('/admin/orders');
  const shipped = page.getByRole('radio', { name: `Expediată ${row?.count}` });
  // The address is what is chosen, and it changes a moment after the press.
  await shipped.click();
  await expect(shipped).toBeChecked();
  await expect(page).toHaveURL(/status=Shipped/);
  await expect(page.getByRole('region', { name: 'Comenzi' }).getByText('Expediată')).toHaveCount(
    Math.min(Number(row?.count), 20),
  );
  await page.reload();
  await expect(shipped).toBeChecked();
});

test('an order is found by number and by e-mail; what matches nothing says so', async ({
  page,
  platform,
}) => {
  const [order] = await platform.sql<{ id: number; email: string }>(
    'select id, email from orders order by id desc limit 1 offset 5',
  );
  await page.goto('/admin/orders');
  await page.getByLabel('ID comandă').fill(String(order?.id));
  await expect(page.getByRole('heading', { name: `Comanda #${order?.id}` })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('ID comandă').fill('');
  await page.getByLabel('E-mail client').fill(order?.email ?? '');
  await expect(page.getByRole('heading', { name: `Comanda #${order?.id}` })).toBeVisible();
  await page.getByLabel('E-mail client').fill('nimeni-nu-are@exemplu.ro');
  await expect(page.getByText('Nicio comandă nu se potrivește')).toBeVisible();
  await page
    .getByRole('button', { name: /^Șterge filtrele/ })
    .first()
    .click();
  await expect(cards(page).first()).toBeVisible();
});

test('orders that a filter leaves are one press away from all, shown as before', async ({
  page,
}) => {
  await page.goto('/admin/orders?view=table&status=Delivered&sort=highest');
  const clear = page.getByRole('button', { name: 'Șterge filtrele' });
  await clear.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders\?view=table$/);
  await expect(clear).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a view is saved under a name, opened and removed', async ({ page }) => {
  await page.goto('/admin/orders?status=Delivered&view=table&sort=highest');
  await page.getByRole('button', { name: 'Salvează vederea' }).click();
  await page.getByLabel('Numele vederii').fill('Livrate, cele mari');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvează' }).click();
  await page.goto('/admin/orders');
  await page
    .getByRole('region', { name: 'Vederi salvate' })
    .getByText('Livrate, cele mari')
    .click();
  await expect(page).toHaveURL(/status=Delivered/);
  await expect(page).toHaveURL(/sort=highest/);
  await page.getByRole('button', { name: 'Șterge vederea Livrate, cele mari' }).click();
  await expect(page.getByText('Livrate, cele mari')).toHaveCount(0);
});

test('the orders of a filter are exported as a file that runs no formula', async ({
  page,
  platform,
}) => {
  await platform.sql(
    "update orders set email = '=cmd()@exemplu.ro' where id = (select max(id) from orders where status = 'Cancelled')",
  );
  await page.goto('/admin/orders?status=Cancelled');
  await expect(cards(page).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportă CSV' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const [row] = await platform.sql<{ count: string }>(
    "select count(*) from orders where status = 'Cancelled'",
  );
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(Number(row?.count) + 1);
  expect(text).toContain("'=cmd()@exemplu.ro");
});

test('the charts come with the statistics only', async ({ page, platform }) => {
  const origin = platform.addresses['mf-admin'];
  const scripts: Array<Promise<number>> = [];
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.url().endsWith('.js'))
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  const total = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await total()).toBeLessThan(110_000);
  scripts.length = 0;
  await page.goto('/admin/stats');
  await expect(page.locator('main figure svg path[fill]').first()).toBeVisible();
  const sizes = await Promise.all(scripts);
  expect(Math.max(...sizes)).toBeGreaterThan(150_000);
  expect(Math.max(...sizes)).toBeLessThan(205_000);
});
