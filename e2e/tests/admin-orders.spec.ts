import { readFileSync } from 'node:fs';
import { account, signInAs } from '../src/accounts.ts';
import { orderToShip } from '../src/order-to-ship.ts';
import { tabTo } from '../src/tab-to.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

test('an order is worked from end to end by keyboard, and a change that is taken back sends no mail', async ({
  page,
  platform,
}) => {
  const order = await orderToShip(platform);
  const mails = () =>
    platform.sql('select 1 from mails where dedupe_key like $1', [`order-status:${order}:%`]);
  await page.goto('/admin/orders?view=table&status=Processing');
  const total = page.getByRole('columnheader', { name: 'Total' });
  await tabTo(page, total.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=highest/);
  await page.getByLabel('ID comandă').fill(String(order));
  const link = page.getByRole('link', { name: `Comanda #${order}` });
  await expect(page.getByRole('link', { name: /^Comanda #/ })).toHaveCount(1);
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^Comanda #${order} `));

  // A concurrent change by another admin.
  const next = page.getByRole('region', { name: 'Status comandă' });
  const ship = page.getByRole('button', { name: 'Marchează expediată' });
  await expect(ship).toBeVisible();
  await platform.sql('update orders set version = version + 1 where id = $1', [order]);
  await tabTo(page, ship);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Număr de urmărire (AWB)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Altcineva a schimbat comanda/)).toBeVisible();
  await ship.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Clientul este anunțat peste câteva secunde/)).toBeVisible();
  await expect(next).toBeFocused();
  expect(await mails()).toHaveLength(1);
  await page.keyboard.press('z');
  await expect(page.getByText('Modificarea a fost anulată.')).toBeVisible();
  await expect(ship).toBeVisible();
  expect(await mails()).toHaveLength(0);

  await page.getByLabel('Număr de urmărire (AWB)').fill('AWB-<i>123</i>');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Număr de urmărire: AWB-<i>123</i>')).toBeVisible();
  await page.getByLabel('Notă internă').fill('Sună clientul <b>azi</b>.');
  await page.getByRole('button', { name: 'Adaugă nota' }).press('Enter');
  await expect(page.getByText('Notă: Sună clientul <b>azi</b>.')).toBeVisible();
  await ship.press('Enter');
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: 'Ultima modificare' })
    .getByRole('button', { name: 'Închide' })
    .click();
  await next.getByRole('button', { name: 'Marchează livrată' }).press('Enter');
  await expect(page.getByRole('main').getByText('Livrată', { exact: true })).toBeVisible();
});

test('whoever presses twice does one thing, and the next step waits @matrix', async ({
  page,
  platform,
}) => {
  const order = await orderToShip(platform);
  const changes = () =>
    platform.sql("select 1 from order_events where order_id = $1 and kind = 'status'", [order]);
  const before = (await changes()).length;
  await page.goto(`/admin/order/${order}`);
  // On a narrow screen the dialog opens under the pressed point.
  await page.setViewportSize({ width: 360, height: 640 });
  /** Presses the same point twice, 450 ms apart. */
  const pressTwice = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
    await page.mouse.click(x, y, { clickCount: 2, delay: 225 });
  };
  await pressTwice('Marchează expediată');
  await expect(page.getByRole('dialog', { name: 'Comanda pleacă la client?' })).toBeVisible();
  await pressTwice('Confirmă expedierea');
  await expect(page.getByText(/^Clientul este anunțat peste câteva secunde/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Expediată', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marchează livrată' })).toHaveCount(0);
  expect(await changes()).toHaveLength(before + 1);
});

test('orders are filtered by the host, turned at the top, and exported as a file that runs no formula', async ({
  page,
  platform,
}) => {
  await platform.sql(
    "update orders set email = '=cmd()@exemplu.ro' where id = (select max(id) from orders where status = 'Delivered')",
  );
  const [row] = await platform.sql<{ count: string }>(
    "select count(*) from orders where status = 'Delivered'",
  );
  await page.goto('/admin/orders');
  await page.getByRole('radio', { name: `Livrată ${row?.count}` }).click();
  await expect(page).toHaveURL(/status=Delivered/);
  await page.getByRole('button', { name: 'Pagina 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  const list = page.getByRole('region', { name: 'Comenzi' });
  await expect(list.getByRole('status')).toBeInViewport();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportă CSV' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(Number(row?.count) + 1);
  expect(text).toContain("'=cmd()@exemplu.ro");
});

test('what is not here yet keeps its place @matrix', async ({ page, platform }) => {
  await page.route(`${platform.addresses.api}/api/**`, async (route) => {
    if (/validate-token/.test(route.request().url())) await route.continue();
  });
  await page.goto('/admin/order/300');
  const bone = page.locator('main [aria-hidden="true"][data-shape] > span').first();
  await expect.poll(async () => (await bone.boundingBox())?.height ?? 0).toBeGreaterThan(200);
});
