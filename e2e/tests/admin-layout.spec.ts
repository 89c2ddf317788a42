import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const table = (page: Page, name: string) => page.getByRole('main').getByRole('table', { name });

/** What of the table's last column sticks out of the place that the table has; px. */
const pxOutOfSight = (page: Page, name: string) =>
  table(page, name).evaluate((element) => {
    const place = element.parentElement?.getBoundingClientRect().right ?? 0;
    const heading = element.querySelector('thead th:last-child')?.getBoundingClientRect().right;
    return Math.round((heading ?? Number.POSITIVE_INFINITY) - place);
  });

for (const width of [768, 1280, 1440]) {
  test(`the table of orders shows status and total without scrolling at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/orders?view=table');
    for (const name of ['Status', 'Total'])
      await expect(
        table(page, 'Comenzi').getByRole('columnheader', { name, exact: true }),
      ).toBeInViewport({ ratio: 1 });
    expect(await pxOutOfSight(page, 'Comenzi')).toBeLessThanOrEqual(0);
  });
}

for (const [path, name] of [
  ['sites', 'Solicitări de site'],
  ['products', 'Produse'],
  ['commissions', 'Comisioane'],
] as const) {
  test(`nothing of /admin/${path} lies under another column at 768 px`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(`/admin/${path}`);
    await expect(table(page, name).getByRole('rowheader').first()).toBeVisible();
    expect(await pxOutOfSight(page, name)).toBeLessThanOrEqual(0);
  });
}

test('a commission of over 10 000 RON makes its table no wider than its page', async ({
  page,
  platform,
}) => {
  await platform.sql('update commissions set commission_bani = 1234567 where id = 1');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/admin/commissions?q=12.345,67');
  await expect(table(page, 'Comisioane').getByText('12.345,67 RON')).toBeVisible();
  expect(await pxOutOfSight(page, 'Comisioane')).toBeLessThanOrEqual(0);
});

test('an address of 2000 characters makes no table wider than its page', async ({
  page,
  platform,
}) => {
  await platform.sql(
    'update user_websites set website_url = $1 where id = (select max(id) from user_websites)',
    [`https://exemplu.ro/${'a'.repeat(1900)}`],
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/manage');
  const name = 'Site-uri active';
  await expect(table(page, name).getByRole('link', { name: /a{1900}/ })).toBeVisible();
  expect(await pxOutOfSight(page, name)).toBeLessThanOrEqual(0);
});

test('on a phone the menu of an order is whole, inside the screen', async ({ page, platform }) => {
  const [order] = await platform.sql<{ id: number }>(
    "select id from orders where status = 'Processing' order by id desc limit 1",
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/order/${order?.id}`);
  await expect(page.getByRole('heading', { name: 'Istoric' })).toBeVisible();
  await page.getByRole('button', { name: 'Acțiunile paginii' }).click();
  const box = await page.getByRole('menu').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('on a phone the undo notice is two lines and a button, not a column of letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/sites');
  const status = table(page, 'Solicitări de site').getByRole('combobox').first();
  const now = await status.inputValue();
  await status.selectOption(now === 'in_test' ? 'pending' : 'in_test');
  const notice = page.getByRole('region', { name: 'Ultima modificare' });
  await expect(notice.getByRole('button', { name: 'Anulează modificarea' })).toBeVisible();
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(120);
});

test('on a phone the details of a request begin at the left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/sites');
  await page
    .getByRole('button', { name: /^Detalii/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCSS('text-align', 'start');
});
