import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const ROWS = 100_000;
/** Megabytes of rows are generated, sent and parsed first. */
const LOADED_MS = 30_000;
const rows = (row: (id: number) => object) => Array.from({ length: ROWS }, (_, at) => row(at + 1));
const name = (id: number) => `Rândul ${id}`;

const LISTS: {
  path: string;
  call: string;
  answer: () => object;
  heading: string;
  /** Represents the others in the short run. */
}[] = [
  {
    path: '/admin/products?edit=new',
    call: '**/api/products',
    answer: () =>
      rows((id) => ({ product_id: id, product_name: name(id), price: 10, stock_quantity: 9 })),
    heading: 'Nume',
  },
  {
    path: '/admin/sites',
    call: '**/api/website-request/all',
    answer: () => ({ data: rows((id) => ({ id, business_name: name(id), status: 'pending' })) }),
    heading: 'Business Name',
  },
  {
    path: '/admin/manage',
    call: '**/api/user-website/all',
    answer: () => ({ data: rows((id) => ({ id, business_name: name(id) })) }),
    heading: 'Firmă',
  },
  {
    path: '/admin/commissions',
    call: '**/api/commissions/admin/commissions',
    answer: () =>
      rows((id) => ({
        commission_id: id,
        name: name(id),
        period_start: '2026-01-01',
        period_end: '2026-01-31',
        commission: id / 100,
        paid: false,
      })),
    heading: 'Utilizator',
  },
];

/** Scroll position after 300 ms without movement, or after 3 s. */
const whenScrollRests = (page: Page) =>
  page.evaluate(async () => {
    let last = window.scrollY;
    let rests = 0;
    for (let turn = 0; turn < 30 && rests < 3; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      rests = window.scrollY === last ? rests + 1 : 0;
      last = window.scrollY;
    }
    return { y: last };
  });

for (const { path, call, answer, heading } of LISTS)
  test(`100,000 rows are searched, sorted and scrolled: ${path} @matrix`, async ({ page }) => {
    const json = answer();
    await page.route(call, (route) => route.fulfill({ json }));
    await page.goto(path);
    const shown = page.locator('tr[data-index]');
    await expect(shown.first()).toBeVisible({ timeout: LOADED_MS });
    expect(await shown.count()).toBeLessThan(60);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(ROWS + 1));
    const sort = page.getByRole('columnheader', { name: heading }).getByRole('button');
    await sort.click();
    await sort.click();
    await expect(shown.first().getByRole('rowheader')).toHaveText(name(ROWS));
    const half = await page.evaluate(() => {
      const top = Math.round(document.body.scrollHeight / 2);
      window.scrollTo({ top });
      return top;
    });
    // Rows fill the whole screen, even below an open form.
    await expect
      .poll(() =>
        page.evaluate(() =>
          [0.2, 0.5, 0.9].every((part) =>
            document
              .elementFromPoint(window.innerWidth / 2, window.innerHeight * part)
              ?.closest('tr[data-index]'),
          ),
        ),
      )
      .toBe(true);
    // The scroll position is kept.
    const { y } = await whenScrollRests(page);
    expect(Math.abs(y - half)).toBeLessThan(1000);
    await page.getByLabel('Caută').fill('randul 99999');
    await expect(shown).toHaveCount(1);
    await expect(shown.getByRole('rowheader')).toHaveText('Rândul 99999');
  });

test('@matrix 100,000 users are counted, searched and sorted, and only those near the screen exist', async ({
  page,
}) => {
  const json = rows((id) => ({ id, name: name(id), email: `u${id}@exemplu.ro`, role: 'user' }));
  await page.route('**/api/users/all', (route) => route.fulfill({ json }));
  await page.goto('/admin/users');
  await expect(page.getByText('Total: 100.000 de utilizatori')).toBeVisible({
    timeout: LOADED_MS,
  });
  expect(await page.locator('li[data-index]').count()).toBeLessThan(30);
  await page.getByLabel('Sortează după').selectOption('-name');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(name(ROWS));
  await page.getByLabel('Caută').fill('u77777@');
  const found = page.getByRole('list', { name: 'Utilizatori' }).getByRole('heading');
  await expect(found).toHaveText([name(77_777)]);
});

const ORDERS = /\/api\/orders\/admin(\?|$)/;
const STATUSES = ['Processing', 'Shipped', 'Delivered', 'Cancelled'];

/** Such long lists are possible from a host that follows only the specification. */
const manyOrders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    created_at: new Date(Date.UTC(2026, 2, 20) - index * 60_000).toISOString(),
    status: STATUSES[index % STATUSES.length],
    email: `client${index % 1000}@exemplu.ro`,
    county: 'Cluj',
    total_price: (index % 500) + 0.5,
    items: [{ product_name: 'Ser', product_color: 'red', quantity: 2, price: 1.5 }],
  }));

test('@matrix 100,000 orders of a host without filters are filtered, sorted and exported in one piece', async ({
  page,
}) => {
  const orders = manyOrders(100_000);
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(ORDERS, (route) => route.fulfill({ json: { orders }, headers }));
  await page.goto('/admin/orders?view=table');
  const count = page.getByRole('region', { name: 'Comenzi' }).getByRole('status');
  await expect(count).toHaveText('100.000 de comenzi', { timeout: LOADED_MS });
  await page.getByLabel('E-mail client').fill('client999@');
  await expect(count).toHaveText('100 de comenzi');
  await page.getByLabel('E-mail client').fill('');
  await expect(count).toHaveText('100.000 de comenzi');
  await page.getByLabel('Sortează după').selectOption('highest');
  await expect(page.getByRole('row').nth(1)).toContainText('499,50 RON');
  const download = page.waitForEvent('download');
  // Generated page by page, this export took far too long.
  await page.getByRole('button', { name: 'Exportă CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(100_001);
  expect(lines[1]).toContain('Ser (roșu) × 2');
  expect(lines[1]).toMatch(/;\d\d\.\d\d\.2026, \d\d:\d\d;/);
});
