import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const ORDERS = /\/api\/orders\/admin(\?|$)/;

/** Keeps an answer back until `go`. */
function hold(): { held: Promise<void>; go: () => void } {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { held, go: () => go() };
}

async function openOrder(page: Page, platform: WorkerPlatform, status: string): Promise<number> {
  const [order] = await platform.sql<{ id: number }>(
    'select id from orders where status = $1 order by id desc limit 1',
    [status],
  );
  await page.goto(`/admin/order/${order?.id}`);
  await expect(page.getByRole('heading', { name: 'Istoric' })).toBeVisible();
  return order?.id ?? 0;
}

test('a file of orders is asked for once, also when its key is pressed twice', async ({ page }) => {
  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: 'Procesează comanda' }).first()).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && ORDERS.test(request.url())) calls.push(request.url());
  });
  const { held, go } = hold();
  await page.route(ORDERS, async (route) => {
    await held;
    await route.continue();
  });
  const download = page.waitForEvent('download');
  await page.getByRole('heading', { level: 1 }).press('x');
  await page.keyboard.press('x');
  go();
  await download;
  expect(calls).toHaveLength(1);
  expect(calls[0]).not.toContain('page=');
});

test('an address that no filter could have made shows the list all the same', async ({ page }) => {
  const bad = ['date=2026-02-31', 'date=ieri', `id=1%00`, `email=${'a'.repeat(300)}`];
  for (const query of bad) {
    await page.goto(`/admin/orders?${query}`);
    await expect(page.getByRole('region', { name: 'Comenzi' }).getByRole('status')).toBeVisible();
    await expect(page.getByText('Failed to fetch orders')).toHaveCount(0);
  }
  await page.goto('/admin/stats?period=custom&from=2026-99-99&to=2026-02-31');
  await expect(page.getByRole('figure', { name: 'Venituri (RON)' })).toBeVisible();
});

test('a page that is no longer there becomes the last one', async ({ page }) => {
  await page.goto('/admin/orders?page=9999');
  await expect(page.getByRole('link', { name: 'Procesează comanda' }).first()).toBeVisible();
  await expect(page).toHaveURL(/page=\d{1,3}$/);
});

test('another page of the list begins at its top', async ({ page }) => {
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Pagina 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('region', { name: 'Comenzi' }).getByRole('status')).toBeInViewport();
});

test('while other orders are on their way, those of before say that they are old', async ({
  page,
}) => {
  await page.goto('/admin/orders');
  const list = page.getByRole('region', { name: 'Comenzi' });
  await expect(list).toBeVisible();
  const { held, go } = hold();
  await page.route(ORDERS, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('radio', { name: /^Livrată/ }).click();
  await expect(list).toHaveAttribute('aria-busy', 'true');
  go();
  await expect(list).toHaveAttribute('aria-busy', 'false');
});

test('the way back from an order leads to the list it was opened from', async ({ page }) => {
  await page.goto('/admin/orders?status=Delivered&page=2');
  await page.getByRole('link', { name: 'Procesează comanda' }).first().click();
  const heading = page.getByRole('heading', { level: 1, name: /^Comanda #/ });
  await expect(heading).toBeVisible();
  const name = (await heading.textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(`^${name} `));
  const place = page.getByRole('navigation', { name: 'Administrare' });
  await expect(place.getByRole('link', { name: 'Comenzi' })).toHaveAttribute('aria-current');
  await page.getByRole('link', { name: 'Toate comenzile' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?status=Delivered&page=2$/);
});

test('what was typed for one order does not turn up at another', async ({ page }) => {
  await page.goto('/admin/orders');
  const links = page.getByRole('link', { name: 'Procesează comanda' });
  await links.nth(0).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Comanda #/);
  const first = (await heading.textContent()) ?? '';
  await expect(page.getByLabel('Notă internă')).toBeVisible();
  await page.getByRole('link', { name: 'Toate comenzile' }).click();
  await links.nth(1).click();
  await page.getByLabel('Notă internă').fill('Numai pentru a doua.');
  await page.evaluate(() => history.go(-2));
  await expect(heading).toHaveText(first);
  await expect(page.getByLabel('Notă internă')).toHaveValue('');
});

test('the confirmation is sent once when its key is pressed twice or held', async ({
  page,
  platform,
}) => {
  await openOrder(page, platform, 'Delivered');
  let sent = 0;
  const { held, go } = hold();
  await page.route('**/resend-confirmation', async (route) => {
    if (route.request().method() === 'POST') sent += 1;
    await held;
    await route.continue();
  });
  await page.getByRole('heading', { level: 1 }).press('m');
  await page.keyboard.press('m');
  await page.keyboard.down('m');
  await page.keyboard.down('m');
  await page.keyboard.up('m');
  go();
  await expect(page.getByText('E-mailul de confirmare a fost retrimis.').first()).toBeVisible();
  expect(sent).toBe(1);
});

test('the palette does not open over a question', async ({ page, platform }) => {
  await openOrder(page, platform, 'Processing');
  await page.getByRole('heading', { level: 1 }).press('c');
  const question = page.getByRole('dialog', { name: 'Anulezi comanda?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(question).toBeVisible();
});

test('a text that is too long is refused and kept whole', async ({ page, platform }) => {
  await openOrder(page, platform, 'Delivered');
  const note = page.getByLabel('Notă internă');
  await note.fill('ă'.repeat(10_000));
  await page.getByRole('button', { name: 'Adaugă nota' }).click();
  await expect(
    page.getByText('Cel mult 2000 de caractere; acum sunt 10000. Textul nu a fost trimis.'),
  ).toBeVisible();
  expect(await note.inputValue()).toHaveLength(10_000);
  const tracking = page.getByLabel('Număr de urmărire (AWB)');
  await tracking.fill('7'.repeat(100));
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(page.getByText(/^Cel mult 80 de caractere; acum sunt 100\./)).toBeVisible();
  expect(await tracking.inputValue()).toHaveLength(100);
});

test('two who save a tracking number do not overwrite each other unawares', async ({
  page,
  platform,
}) => {
  const id = await openOrder(page, platform, 'Shipped');
  const tracking = page.getByLabel('Număr de urmărire (AWB)');
  const save = page.getByRole('button', { name: 'Salvează', exact: true });
  await tracking.fill('AWB-AL-MEU');
  await platform.sql(
    "update orders set tracking_number = 'AWB-AL-LOR', version = version + 1 where id = $1",
    [id],
  );
  await save.click();
  await expect(page.getByText(/^Altcineva a schimbat comanda/)).toBeVisible();
  await expect(tracking).toHaveValue('AWB-AL-MEU');
  // By now the order was read anew, with their version: it is said once more what is at stake.
  await save.click();
  await expect(page.getByText(/^Altcineva a salvat între timp AWB-AL-LOR\./)).toBeVisible();
  await save.click();
  await expect(page.getByText('Numărul de urmărire a fost salvat.')).toBeVisible();
  const [order] = await platform.sql<{ tracking_number: string }>(
    'select tracking_number from orders where id = $1',
    [id],
  );
  expect(order?.tracking_number).toBe('AWB-AL-MEU');
});

test('a period that ends before it begins is said', async ({ page }) => {
  await page.goto('/admin/stats?period=custom&from=2026-11-20&to=2026-11-01');
  await expect(page.getByText('Ultima zi este înaintea primei.')).toBeVisible();
  await expect(page.getByText(/Perioada anterioară/)).toHaveCount(0);
});

test("a chart's file has numbers that a spreadsheet can add up, and Romanian colours", async ({
  page,
}) => {
  await page.goto('/admin/stats');
  const files: Record<string, string> = {};
  for (const name of ['Venituri (RON)', 'Comenzi produse']) {
    const card = page.locator('main details').filter({ has: page.getByRole('table', { name }) });
    await page
      .getByRole('figure', { name })
      .locator('xpath=following-sibling::details/summary')
      .click();
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Exportă CSV' }).click();
    const file = await download;
    files[file.suggestedFilename()] = readFileSync(await file.path(), 'utf8');
  }
  expect(Object.keys(files)).toEqual(['venituri-ron.csv', 'comenzi-produse.csv']);
  for (const line of files['venituri-ron.csv']?.trim().split('\r\n').slice(1) ?? [])
    expect(line).toMatch(/^\d\d\/\d\d\/\d{4};\d+(,\d{1,2})?$/);
  expect(files['comenzi-produse.csv']).not.toMatch(/\((skyblue|goldenrod|lightpink)\)/);
});

test('a view too many is refused, and the others stay', async ({ page }) => {
  await page.addInitScript(() => {
    const views = Array.from({ length: 20 }, (_, index) => ({
      name: `Vedere ${index}`,
      search: `id=${index}`,
    }));
    localStorage.setItem('vitrina:admin-views:comenzi', JSON.stringify(views));
  });
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Salvează vederea' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Numele vederii').fill('Încă una');
  await dialog.getByRole('button', { name: 'Salvează' }).click();
  await expect(dialog.getByText(/^Sunt deja 20 de vederi salvate/)).toBeVisible();
  await dialog.getByLabel('Numele vederii').fill('Vedere 3');
  await dialog.getByRole('button', { name: 'Salvează' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Vederi salvate' }).getByRole('link')).toHaveCount(
    20,
  );
});

test('what is not here yet keeps its place', async ({ page, platform }) => {
  await page.route(`${platform.addresses.api}/api/**`, async (route) => {
    if (/validate-token/.test(route.request().url())) await route.continue();
  });
  await page.goto('/admin/dashboard');
  const bone = page.locator('main [aria-hidden="true"][data-shape] > span').first();
  await expect.poll(async () => (await bone.boundingBox())?.height ?? 0).toBeGreaterThan(100);
  await page.goto('/admin/order/300');
  await expect.poll(async () => (await bone.boundingBox())?.height ?? 0).toBeGreaterThan(200);
});
