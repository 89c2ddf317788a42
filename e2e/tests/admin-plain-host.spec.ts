import { account, signInAs } from '../src/accounts.ts';
import type { ProxyHost } from '../src/hosts/proxy-host.ts';
import { startSpecOnlyHost } from '../src/hosts/spec-only-host.ts';
import { expect, test } from '../src/test.ts';

let host: ProxyHost;

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('admin'));
  host = await startSpecOnlyHost(platform.addresses.api);
  platform.configure({ apiOrigin: host.url });
});

test.afterEach(async ({ platform }) => {
  platform.configure({ apiOrigin: platform.addresses.api });
  await host.close();
});

test('every page of the console works with a host that knows only the specification', async ({
  page,
}) => {
  for (const path of [
    'dashboard',
    'orders',
    'stats',
    'products',
    'users',
    'sites',
    'commissions',
    'create-partner',
    'manage',
  ]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
  }
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Plăți fără comandă: necunoscut')).toBeVisible();
});

test('its whole list of orders is filtered, sorted and paged here', async ({ page }) => {
  await page.goto('/admin/orders?view=table&status=Delivered&sort=highest');
  await expect(page.getByRole('status').filter({ hasText: /comenzi$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pagina următoare' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('an order shows what the list told, and offers nothing that the host cannot do', async ({
  page,
}) => {
  await page.goto('/admin/order/300');
  await expect(page.getByRole('table', { name: 'Produse' })).toBeVisible();
  await expect(page.getByText('Gazda nu păstrează istoricul comenzii.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marchează expediată' })).toHaveCount(0);
  await page.goto('/admin/order/99999999');
  await expect(page.getByText('Comanda nu a fost găsită')).toBeVisible();
});

test('a product is changed without a version, and a request has no stored answers', async ({
  page,
}) => {
  await page.goto('/admin/products');
  const stock = page.getByLabel(/^Stoc pentru/).first();
  await stock.fill('33');
  await stock.press('Enter');
  await expect(page.getByRole('button', { name: 'Anulează modificarea' })).toBeVisible();
  await page.goto('/admin/sites');
  await page
    .getByRole('button', { name: /^Detalii: / })
    .first()
    .click();
  await expect(page.getByText('Gazda nu păstrează răspunsurile.')).toBeVisible();
});
