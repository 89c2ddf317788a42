import type { Page } from '@playwright/test';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { type Account, account, signInAs } from '../src/accounts.ts';
import { buySomething } from '../src/checkout.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

test.beforeEach(({ platform }) => platform.configure({ hostCapabilities: [...CAPABILITIES] }));
test.afterEach(({ platform }) => platform.configure({ hostCapabilities: WITHOUT_STREAM }));

const main = (page: Page) => page.getByRole('main');

/** Inserts an order, like another backend process. */
const addOrder = async (platform: WorkerPlatform) => {
  const [row] = await platform.sql<{ id: number }>(
    `insert into orders (name, email, phone, zip, county, locality, address, shipping_bani,
       total_bani, payment_status)
     values ('Ana Vie', 'live@exemplu.ro', '0712345678', '400001', 'Cluj', 'Cluj-Napoca', 'Strada Lungă 1',
       2000, 5000, 'paid') returning id`,
  );
  return row?.id ?? 0;
};

/** Opens a page and waits for its stream. */
async function listening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().includes('/api/changes'));
  await page.goto(path);
  expect((await stream).status()).toBe(200);
}

test('a new order is offered above the list, which stays as it is until then', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('admin'));
  await listening(page, '/admin/orders');
  const newest = main(page).getByRole('heading', { level: 2 }).first();
  await expect(newest).toBeVisible();
  const before = await newest.textContent();
  await addOrder(platform);
  const id = await addOrder(platform);
  const offer = main(page).getByRole('button', { name: 'Arată', exact: true });
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /· 2 comenzi noi$/ }),
  ).toBeVisible();
  await expect(newest).toHaveText(before ?? '');
  await offer.click();
  await expect(newest).toContainText(String(id));
  await expect(offer).toHaveCount(0);
});

test('what a guest buys in another window counts beside the list, which does not jump @matrix', async ({
  page,
  browser,
  platform,
}) => {
  await signInAs(page, platform, account('admin'));
  // Marks existing orders as seen, so that only later ones count.
  await listening(page, '/admin/orders');
  const first = main(page).getByRole('heading', { level: 2 }).first();
  await expect(first).toBeVisible();
  await page.getByRole('link', { name: 'Panou', exact: true }).click();
  const orders = page
    .getByRole('navigation', { name: 'Administrare' })
    .getByRole('link', { name: 'Comenzi' });
  await expect(orders).toHaveText('Comenzi');

  const context = await browser.newContext({ baseURL: platform.addresses.shell });
  const guest = await context.newPage();
  await buySomething(guest, `vitrina-${Date.now()}@exemplu.ro`);
  await expect(orders).toHaveAccessibleDescription('1 comandă nouă');
  await expect(orders).toContainText('1');

  await orders.click();
  const [bought] = await platform.sql<{ id: number }>('select max(id) as id from orders');
  // The old list shows until the refetch finishes.
  await expect(first).toHaveText(`Comanda #${bought?.id}`);
  await expect(orders).toHaveText('Comenzi');
  const before = { text: await first.textContent(), box: await first.boundingBox() };
  await first.hover();
  await buySomething(guest, `vitrina-${Date.now()}@exemplu.ro`);
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /· 1 comandă nouă$/ }),
  ).toBeVisible();
  expect({ text: await first.textContent(), box: await first.boundingBox() }).toEqual(before);
  await context.close();
});

test('an invitation and a release are offered above the journal @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('admin'));
  await listening(page, '/admin/audit');
  const newest = main(page).getByRole('listitem').first();
  await expect(newest).toBeVisible();
  const before = (await newest.textContent()) ?? '';
  await platform.sql(
    `insert into staff_invitations (email, token_hash, invited_by, expires_at)
     select 'vie@exemplu.ro', 'vie', min(id), now() from users where role = 'admin' returning id`,
  );
  const count = main(page).getByRole('status');
  await expect(count.filter({ hasText: /· 1 înregistrare nouă$/ })).toBeVisible();
  await platform.sql(
    `insert into release_changes (revision, part, deed, released_by)
     values (900, 'mf-shop', 'released', 'Dana') returning id`,
  );
  await expect(count.filter({ hasText: /· 2 înregistrări noi$/ })).toBeVisible();
  await expect(newest).toHaveText(before);
  await main(page).getByRole('button', { name: 'Arată', exact: true }).click();
  await expect(newest).toContainText('Dana a publicat mf-shop');
});

test('what changes after the page has read and before it hears is not missed @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('admin'));
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/api/changes?*', async (route) => {
    await held;
    await route.continue();
  });
  const stream = page.waitForRequest('**/api/changes?*');
  await page.goto('/admin/orders');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  await stream;
  await addOrder(platform);
  begin();
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /· 1 comandă nouă$/ }),
  ).toBeVisible();
});

test('a page that nobody sees has no stream, and catches up once it is seen @matrix', async ({
  page,
  platform,
}) => {
  const id = await addOrder(platform);
  await signInAs(page, platform, account('admin'));
  await listening(page, `/admin/order/${id}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(String(id));
  // A headless browser treats all windows as visible, so the event is simulated.
  const see = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/api/changes'),
  );
  await see('hidden');
  await ended;
  await platform.sql("update orders set status = 'Shipped' where id = $1", [id]);
  const again = page.waitForRequest('**/api/changes?*');
  await see('visible');
  expect((await again).url()).toMatch(/after=\d+$/);
  await expect(main(page).getByText('Expediată', { exact: true }).first()).toBeVisible();
});

test('what another admin does to a row shows in its place @matrix', async ({ page, platform }) => {
  const id = await addOrder(platform);
  await signInAs(page, platform, account('admin'));
  await listening(page, `/admin/order/${id}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(String(id));
  await expect(main(page).getByText('Expediată', { exact: true })).toHaveCount(0);
  await platform.sql("update orders set status = 'Shipped' where id = $1", [id]);
  await expect(main(page).getByText('Expediată', { exact: true }).first()).toBeVisible();
});

/** A user without notifications. */
async function newcomer(platform: WorkerPlatform): Promise<Account> {
  const email = `vie${Date.now()}@exemplu.ro`;
  const password = 'Parola-vie-2026';
  const answer = await fetch(`${platform.addresses.api}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana Vie', email, password, phone: '', address: '' }),
  });
  expect(answer.status).toBe(200);
  return { email, password };
}

test('the bell counts by itself, in every tab, by one stream', async ({ page, platform }) => {
  const person = await newcomer(platform);
  await signInAs(page, platform, person);
  await listening(page, '/users/dashboard/overview');
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/api/changes')) streams.push(request.url());
  });
  const other = await page.context().newPage();
  await other.goto('/users/dashboard/profile');
  const bell = (of: Page) => of.getByRole('banner').getByRole('button', { name: /Notific/ });
  await expect(bell(other)).toBeVisible();
  const before = await bell(page).textContent();
  await platform.sql(
    `insert into notifications (user_id, message)
     select id, 'O veste nouă' from users where email = $1`,
    [person.email],
  );
  for (const tab of [page, other]) await expect(bell(tab)).not.toHaveText(before ?? '');
  expect(streams).toEqual([]);

  // When the tab with the stream closes, the other continues from the same event.
  await page.close();
  const last = await bell(other).textContent();
  await platform.sql(
    `insert into notifications (user_id, message)
     select id, 'Încă o veste' from users where email = $1`,
    [person.email],
  );
  await expect(bell(other)).not.toHaveText(last ?? '');
  expect(streams).toHaveLength(1);
  expect(streams[0]).toMatch(/after=\d+$/);
});

test('a session that is ended elsewhere ends in every open window, and each says so', async ({
  page,
  platform,
}) => {
  const { email } = account('user');
  await signInAs(page, platform, account('user'));
  await listening(page, '/users/dashboard/overview');
  const other = await page.context().newPage();
  await other.goto('/users/notifications');
  await expect(main(other).getByRole('heading', { level: 1 })).toBeVisible();
  await platform.sql(
    `delete from sessions where user_id = (select id from users where email = '${email}')`,
  );
  for (const [tab, path] of [
    [page, '/users/dashboard/overview'],
    [other, '/users/notifications'],
  ] as const) {
    await expect(tab).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}$`));
    await expect(tab.getByText('Sesiunea ta a expirat.')).toBeVisible();
  }
});
