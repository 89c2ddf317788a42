import type { Browser, Locator, Page } from '@playwright/test';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { type Account, account, signInAs } from '../src/accounts.ts';
import { startBalancer } from '../src/balancer.ts';
import { ANSWERS, DELIVERY, freshEmail, PRODUCT } from '../src/conformance/samples.ts';
import { orderToShip } from '../src/order-to-ship.ts';
import { picture } from '../src/picture.ts';
import { startSecondBackend } from '../src/second-backend.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

/** The product promises one second; a busy machine needs longer. */
const SEEN_WITHIN_MS = 5000;

test.afterEach(({ platform }) =>
  platform.configure({ hostCapabilities: WITHOUT_STREAM, apiOrigin: platform.addresses.api }),
);

/** A passive window, with the streams it requested. */
async function watch(browser: Browser, platform: WorkerPlatform, who: Account) {
  const context = await browser.newContext({ baseURL: platform.addresses.shell });
  const page = await context.newPage();
  const streams: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/changes') streams.push(search);
  });
  await signInAs(page, platform, who);
  return { page, streams };
}

/** An admin who calls one backend process directly. */
async function adminAt(api: string) {
  const headers = { 'content-type': 'application/json', authorization: '' };
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(api + path, { method, headers, body: JSON.stringify(body) });
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
  const { token } = await call('POST', '/api/auth/login', account('admin'));
  headers.authorization = `Bearer ${token}`;
  return call;
}

/** Reads the text that shows a change. */
type Reading = (page: Page) => Promise<string | null>;
const main = (page: Page) => page.getByRole('main');
const textOf =
  (place: (page: Page) => Locator): Reading =>
  (page) =>
    place(page).textContent();
const rowCount = textOf((page) => main(page).getByRole('status').first());
const PRODUCTS = '/admin/products?q=Ruj văzut';
const productRow = (page: Page) => main(page).getByRole('row').filter({ hasText: 'Ruj văzut' });

test('what is done at one process shows in windows at another, and after that one is killed @matrix', async ({
  browser,
  page,
  platform,
}) => {
  test.setTimeout(180_000);
  const { sql, addresses } = platform;
  const second = await startSecondBackend(platform);
  const balancer = await startBalancer([second.port, Number(new URL(addresses.api).port)]);
  platform.configure({ hostCapabilities: [...CAPABILITIES], apiOrigin: balancer.origin });
  const act = await adminAt(addresses.api);
  const staff = await watch(browser, platform, account('admin'));
  const partner = await watch(browser, platform, account('user'));

  const times: Record<string, number> = {};
  /** Opens a page, makes a change elsewhere, and waits until the page shows it. */
  async function shows(
    name: string,
    { page: window }: { page: Page },
    [path, read, before, after]: [path: string, Reading, before: RegExp, after: RegExp],
    change: () => Promise<unknown>,
  ) {
    await window.goto(path);
    await expect.poll(() => read(window), { message: name }).toMatch(before);
    expect(await read(window), name).not.toMatch(after);
    const began = performance.now();
    await change();
    await expect
      .poll(() => read(window), { intervals: [20], timeout: SEEN_WITHIN_MS, message: name })
      .toMatch(after);
    times[name] = Math.round(performance.now() - began);
  }
  const idOf = async (query: string, ...values: unknown[]) =>
    (await sql<{ id: number }>(query, values))[0]?.id ?? 0;

  const { email } = account('user');
  const userId = await idOf('select id from users where email = $1', email);
  const product = { ...PRODUCT, name: 'Ruj văzut de departe' };
  await act('POST', '/api/products', product);
  const productId = await idOf('select id from products where name = $1', product.name);
  const edit = (fields: object) =>
    act('PUT', `/api/products/${productId}`, { ...product, ...fields });

  await shows('order placed', staff, ['/admin/orders', rowCount, /\d/, /· 1 comandă nouă/], () =>
    act('POST', '/api/orders', {
      ...DELIVERY,
      email: freshEmail(),
      shippingCost: 20,
      products: [{ product_id: productId, quantity: 1 }],
    }),
  );
  const stock: Reading = (window) => productRow(window).getByLabel(/^Stoc/).inputValue();
  await shows('stock', staff, [PRODUCTS, stock, /^5$/, /^41$/], () => edit({ stock_quantity: 41 }));
  const orderId = await orderToShip(platform, userId);
  await shows(
    'order status',
    staff,
    [`/admin/order/${orderId}`, textOf(main), /Procesare/, /Expediată/],
    () => act('PATCH', `/api/orders/${orderId}/status`, { status: 'Shipped' }),
  );
  const title = textOf((window) => main(window).getByRole('heading', { level: 1 }));
  await shows(
    'product edited',
    partner,
    [`/product/${productId}`, title, /departe/, /aproape/],
    () => edit({ name: 'Ruj văzut de aproape' }),
  );
  const { buffer } = await picture(page, 'ruj.png', 64, 64);
  const source: Reading = (window) => productRow(window).locator('img').getAttribute('src');
  await shows(
    'picture uploaded',
    staff,
    [PRODUCTS, source, /produs\.jpg/, /localhost/],
    async () => {
      const form = new FormData();
      form.append('files[]', new Blob([new Uint8Array(buffer)], { type: 'image/png' }), 'ruj.png');
      const answer = await fetch(`${addresses.files}/upload`, { method: 'POST', body: form });
      await edit({ image_urls: (await answer.json()).urls });
    },
  );

  await sql('update notifications set is_read = true where user_id = $1', [userId]);
  const bell: Reading = (window) =>
    window
      .getByRole('banner')
      .getByRole('button', { name: /^Notificări/ })
      .getAttribute('aria-label');
  await shows('notification', partner, ['/', bell, /^Notificări$/, /: 1 necitită/], () =>
    sql("insert into notifications (user_id, message) values ($1, 'O veste')", [userId]),
  );

  const asked = staff.streams.length;
  await shows(
    'request sent, a process killed',
    staff,
    ['/admin/sites', rowCount, /\d/, /· 1 rând nou/],
    async () => {
      // The page has a stream; its process is then killed.
      await expect.poll(() => staff.streams.length).toBe(asked + 1);
      await second.kill();
      await act('POST', '/api/guest-website-request', {
        ...{ ...ANSWERS, name: 'Ana Exemplu', email: freshEmail(), phone: '0712345678' },
        elapsedMs: 60_000,
      });
    },
  );
  // Resumes after the last event or, if there was none, at the age of the page's data.
  expect(staff.streams.at(-1)).toMatch(/after=(\d+|now&age=\d+)$/);

  const requestId = await idOf(
    'insert into website_requests (user_id, email, answers) values ($1, $2, $3) returning id',
    ...[userId, email, JSON.stringify({ ...ANSWERS, businessName: 'Vie SRL' })],
  );
  const request = textOf((window) => window.getByRole('article', { name: 'Vie SRL' }));
  await shows(
    'request status',
    partner,
    ['/users/dashboard/site-request', request, /Vie SRL/, /Respins/],
    () => act('PATCH', `/api/website-request/${requestId}/status`, { status: 'rejected' }),
  );
  const businessId = await idOf('select id from businesses where user_id = $1 limit 1', userId);
  await shows(
    'site assigned',
    partner,
    ['/users/dashboard/active-sites', textOf(main), /\S{9}/, /Salon văzut/],
    () =>
      act('POST', '/api/user-website', {
        ...{ userId, businessId, businessName: 'Salon văzut' },
        websiteUrl: 'https://vazut.exemplu.ro',
      }),
  );
  const commissionId = await idOf(
    `update commissions set is_paid = commissions.id <> last.id, paid_at = null, paid_by = null
       from (select commissions.id from commissions
               join user_websites on user_websites.id = user_website_id where user_id = $1 limit 1) as last
      where user_website_id in (select id from user_websites where user_id = $1)
      returning last.id`,
    userId,
  );
  const toPay: Reading = async (window) =>
    String(await main(window).getByRole('button', { name: 'Vezi ce este de plătit' }).count());
  await shows('commission paid', partner, ['/users/dashboard/commissions', toPay, /1/, /0/], () =>
    act('PATCH', `/api/commissions/admin/commissions/${commissionId}/paid`, { paid: true }),
  );
  console.log(`Seen after, in ms: ${JSON.stringify(times)}`);

  for (const window of [staff, partner]) await window.page.context().close();
  await balancer.stop();
});
