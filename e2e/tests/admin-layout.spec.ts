import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { orderToShip } from '../src/order-to-ship.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const table = (page: Page, name: string) => page.getByRole('main').getByRole('table', { name });

/** Overflow of a table in its container, in px. */
const pxOutOfSight = (page: Page, name: string) =>
  table(page, name).evaluate(({ parentElement: place }) =>
    place ? place.scrollWidth - place.clientWidth : Number.POSITIVE_INFINITY,
  );

test('the lines of a tool of an order that wraps begin at one place @matrix', async ({
  page,
  platform,
}) => {
  const [order] = await platform.sql<{ id: number }>('select max(id) as id from orders');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/admin/order/${order?.id}`);
  const tool = page.getByRole('button', { name: 'Retrimite e-mailul de confirmare' });
  await expect(tool).toBeVisible();
  const begins = await tool.evaluate((button) => {
    document.documentElement.style.fontSize = '200%';
    const range = document.createRange();
    range.selectNodeContents(button.lastChild ?? button);
    return [...range.getClientRects()].map(({ left }) => Math.round(left));
  });
  expect(begins.length).toBeGreaterThan(1);
  expect(new Set(begins).size).toBe(1);
});

test('the tools of the commissions are one row at 1440 px, and the list begins on the first third @matrix', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/commissions');
  const row = table(page, 'Comisioane').getByRole('rowheader').first();
  await expect(row).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totaluri' })).toBeVisible();
  expect((await row.boundingBox())?.y).toBeLessThan(260);
  const tools = [page.getByLabel('Caută'), page.getByRole('button', { name: 'Exportă CSV' })];
  const [search, file] = await Promise.all(tools.map((tool) => tool.boundingBox()));
  expect(file?.y).toBeLessThan((search?.y ?? 0) + (search?.height ?? 0));
});

for (const width of [1280, 1440]) {
  test(`@matrix the table of orders shows status and total without scrolling at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await ordersFit(page);
  });
}

async function ordersFit(page: Page): Promise<void> {
  await page.goto('/admin/orders?view=table');
  for (const name of ['Status', 'Total'])
    await expect(
      table(page, 'Comenzi').getByRole('columnheader', { name, exact: true }),
    ).toBeInViewport({ ratio: 1 });
  expect(await pxOutOfSight(page, 'Comenzi')).toBeLessThanOrEqual(0);
}

test('at 768 px no table is wider than its page, also with 10 000 RON and an address of 2000 characters @matrix', async ({
  page,
  platform,
}) => {
  await platform.sql('update commissions set commission_bani = 1234567 where id = 1');
  await platform.sql(
    'update user_websites set website_url = $1 where id = (select max(id) from user_websites)',
    [`https://exemplu.ro/${'a'.repeat(1900)}`],
  );
  await page.setViewportSize({ width: 768, height: 900 });
  await ordersFit(page);
  const lists = [
    ['Solicitări', 'Solicitări de site', ''],
    ['Produse', 'Produse', ''],
    ['Comisioane', 'Comisioane', '12.345,67'],
    ['Site-uri', 'Site-uri active', 'aaaaaaaa'],
  ] as const;
  for (const [link, name, search] of lists) {
    const nav = page.getByRole('navigation', { name: 'Administrare' });
    await nav.getByRole('link', { name: link, exact: true }).click();
    const rows = table(page, name).getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    // The form of a new site covers the list.
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    if (search) {
      await page.getByLabel('Caută').fill(search);
      await expect(rows).toHaveCount(1);
    }
    expect(await pxOutOfSight(page, name), name).toBeLessThanOrEqual(0);
  }
});

test('on a phone menu, undo notice and details are whole and inside the screen', async ({
  page,
  platform,
}) => {
  const order = await orderToShip(platform);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/order/${order}`);
  await expect(page.getByRole('heading', { name: 'Istoric' })).toBeVisible();
  await page.getByRole('button', { name: 'Acțiunile paginii' }).click();
  const box = await page.getByRole('menu').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);

  await page.goto('/admin/sites');
  const status = table(page, 'Solicitări de site').getByRole('combobox').first();
  const now = await status.inputValue();
  await status.selectOption(now === 'in_test' ? 'pending' : 'in_test');
  const notice = page.getByRole('region', { name: 'Ultima modificare' });
  await expect(notice.getByRole('button', { name: 'Anulează modificarea' })).toBeVisible();
  // Two lines and a button, not one letter per line.
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(120);
  await page
    .getByRole('button', { name: /^Detalii/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCSS('text-align', 'start');
});

test('on a wide screen the navigation stays beside the page, and no label leads to two places @matrix', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/orders');
  const nav = page.getByRole('navigation', { name: 'Administrare' });
  const heading = page.getByRole('heading', { level: 1, name: 'Comenzi' });
  await expect(heading).toBeVisible();
  const [left, right] = [await nav.boundingBox(), await heading.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  const header = page.getByRole('navigation', { name: 'Navigare principală' });
  for (const label of ['Home', 'Create request', 'Websites Requests', 'Websites', 'Create Partner'])
    await expect(header.getByRole('link', { name: label, exact: true })).toBeVisible();
  const named = page.getByRole('link', { name: 'Produse', exact: true });
  await expect(named).toHaveCount(1);
  await expect(named).toHaveAttribute('href', '/admin/products');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const next = page.getByRole('button', { name: 'Pagina următoare' });
  // It is below the rows, so the page can scroll once it is attached.
  await expect(next).toBeAttached();
  await page.mouse.wheel(0, 100_000);
  await expect(next).toBeInViewport();
  await expect(nav.getByRole('link', { name: 'Panou' })).toBeInViewport({ ratio: 1 });
});

test('the link of the open page is in sight on a phone, and once the window became narrow @matrix', async ({
  page,
}) => {
  await page.goto('/admin/staff');
  const current = page
    .getByRole('navigation', { name: 'Administrare' })
    .getByRole('link', { name: 'Echipă' });
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(current).toBeInViewport({ ratio: 1 });
});
