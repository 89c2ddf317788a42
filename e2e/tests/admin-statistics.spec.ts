import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const ORDERS = '**/api/orders/admin';
const CHARTS = [
  'Comenzi produse',
  'Cantitate vândută',
  'Status comenzi',
  'Comenzi pe județ',
  'Stoc Disponibil',
  'Venituri (RON)',
];

test('six charts stand under their labels, drawn, each with its table', async ({ page }) => {
  await page.goto('/admin/stats');
  await expect(page.getByRole('heading', { level: 1, name: 'Statistici' })).toBeVisible();
  for (const name of CHARTS) {
    const chart = page.getByRole('figure', { name });
    await expect(chart.locator('svg').first()).toBeVisible();
    await expect.poll(() => chart.locator('svg path[fill]').count()).toBeGreaterThan(3);
  }
  await page.getByText('Arată tabelul').first().click();
  await expect(page.getByRole('table', { name: CHARTS[0] ?? '' })).toBeVisible();
});

test('the numbers are summed in a worker, under the policy of the platform', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await page.goto('/admin/stats');
  expect((await worker).url()).toMatch(/^blob:/);
  await expect(page.getByRole('figure', { name: 'Venituri (RON)' })).toBeVisible();
});

test('a period and the one before it are compared, and the address keeps it', async ({ page }) => {
  await page.goto('/admin/stats');
  await page.getByText('30 de zile', { exact: true }).click();
  await expect(page.getByText(/față de perioada anterioară/).first()).toBeVisible();
  await expect(page).toHaveURL(/period=30/);
  await page.reload();
  await expect(page.getByText(/Perioada anterioară: /).first()).toBeVisible();
});

test('while the orders come, the text of loading stands', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(ORDERS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/stats');
  await expect(page.getByText('Se încarcă tabloul de bord...')).toBeVisible();
  go();
  await expect(page.getByRole('figure', { name: 'Stoc Disponibil' })).toBeVisible();
});

test('orders that do not come are said, and come with a retry', async ({ page }) => {
  await page.route(ORDERS, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin/stats');
  await expect(page.getByText('Eroare: Eroare la preluarea comenzilor')).toBeVisible();
  await page.unroute(ORDERS);
  await page.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(page.getByRole('figure', { name: 'Venituri (RON)' })).toBeVisible();
});

test('products that do not come are said, and come with a retry', async ({ page }) => {
  await page.route('**/api/products', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/admin/stats');
  await expect(page.getByText('Eroare: Eroare la preluarea produselor')).toBeVisible();
  await page.unroute('**/api/products');
  await page.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(page.getByRole('figure', { name: 'Stoc Disponibil' })).toBeVisible();
});

test('a token that is gone from the browser is said, and found again', async ({ page }) => {
  await page.route(ORDERS, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin/stats');
  const retry = page.getByRole('button', { name: 'Reîncearcă' });
  await expect(retry).toBeVisible();
  await page.unroute(ORDERS);
  const token = await page.evaluate(() => {
    const stored = localStorage.getItem('token');
    localStorage.removeItem('token');
    return stored ?? '';
  });
  await retry.click();
  await expect(page.getByText('Eroare: Token lipsă')).toBeVisible();
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await retry.click();
  await expect(page.getByRole('figure', { name: 'Venituri (RON)' })).toBeVisible();
});

test('a library of charts that does not come leaves the tables', async ({ page, platform }) => {
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const remote = platform.addresses['mf-admin'];
  let blocked = true;
  await page.route(`${remote}/**`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (blocked && text.length > 400_000) return route.abort();
    return route.fulfill({ response });
  });
  await page.getByRole('link', { name: 'Statistici' }).click();
  const alert = page.getByText('Graficele nu au putut fi încărcate. Tabelele rămân la dispoziție.');
  await expect(alert.first()).toBeVisible();
  await page.getByText('Arată tabelul').first().click();
  await expect(page.getByRole('table', { name: CHARTS[0] ?? '' })).toBeVisible();
  blocked = false;
  await page.getByRole('button', { name: 'Reîncearcă' }).first().click();
  const drawn = page.getByRole('figure', { name: CHARTS[0] ?? '' }).locator('svg path[fill]');
  await expect.poll(() => drawn.count()).toBeGreaterThan(3);
});

test('the names of the bars are cut where they end, not by the edge of the picture', async ({
  page,
}) => {
  await page.goto('/admin/stats');
  const chart = page.getByRole('figure', { name: 'Cantitate vândută' }).locator('svg').first();
  await expect(chart.locator('text').first()).toBeVisible();
  const left = (await chart.boundingBox())?.x ?? Number.NaN;
  const starts = await chart
    .locator('text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().x));
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(left);
});
