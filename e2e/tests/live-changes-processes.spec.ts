import type { Browser, Page } from '@playwright/test';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import { type Account, account, signInAs } from '../src/accounts.ts';
import { startBalancer } from '../src/balancer.ts';
import { ANSWERS, DELIVERY, freshEmail, PRODUCT } from '../src/conformance/samples.ts';
import { picture } from '../src/picture.ts';
import { startSecondBackend } from '../src/second-backend.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';
import { WITHOUT_STREAM } from '../src/without-stream.ts';

/** The product promises a second; a machine with other work may need longer. */
const SEEN_WITHIN_MS = 5000;

test.afterEach(({ platform }) =>
  platform.configure({ hostCapabilities: WITHOUT_STREAM, apiOrigin: platform.addresses.api }),
);

/** Somebody's window that is only looked at, and the streams that it opened. */
async function watcher(browser: Browser, platform: WorkerPlatform, who: Account) {
  const context = await browser.newContext({ baseURL: platform.addresses.shell });
  const page = await context.newPage();
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/changes')) streams.push(new URL(request.url()).search);
  });
  await signInAs(page, platform, who);
  return { page, streams, close: () => context.close() };
}

/** Calls one process of the backend directly, as somebody who is signed in. */
async function caller({ addresses }: WorkerPlatform, who: Account) {
  const call = async (method: string, path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(addresses.api + path, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
  const { token } = await call('POST', '/api/auth/login', who);
  return (method: string, path: string, body: object) => call(method, path, body, token);
}

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
  const act = await caller(platform, account('admin'));
  const staff = await watcher(browser, platform, account('admin'));
  const partner = await watcher(browser, platform, account('user'));
  const times: Record<string, number> = {};
  const idOf = async (text: string, values: unknown[]) =>
    (await sql<{ id: number }>(text, values))[0]?.id ?? 0;
  const { email } = account('user');
  const userId = await idOf('select id from users where email = $1', [email]);

  /** Does something, and waits until what is at `place` in the window reads otherwise. */
  async function shows(
    name: string,
    { page: window }: { page: Page },
    [path, place]: [path: string, place: (page: Page) => Promise<unknown>],
    change: () => Promise<unknown>,
  ) {
    await window.goto(path);
    await expect.poll(() => place(window)).toBeTruthy();
    const before = await place(window);
    const began = performance.now();
    await change();
    await expect
      .poll(() => place(window), { intervals: [20], timeout: SEEN_WITHIN_MS, message: name })
      .not.toBe(before);
    times[name] = Math.round(performance.now() - began);
  }
  const text = (of: (page: Page) => import('@playwright/test').Locator) => (window: Page) =>
    of(window).textContent({ timeout: 5000 });
  const main = (window: Page) => window.getByRole('main');
  const count = text((window) => main(window).getByRole('status').first());

  const name = 'Ruj văzut de departe';
  const product = { ...PRODUCT, name };
  await act('POST', '/api/products', product);
  const productId = await idOf('select id from products where name = $1', [name]);
  const edit = (fields: object) =>
    act('PUT', `/api/products/${productId}`, { ...product, ...fields });
  const row = (window: Page) =>
    main(window)
      .getByRole('row')
      .filter({ hasText: /departe|aproape/ });
  const products = '/admin/products?q=Ruj văzut';

  await shows('order placed', staff, ['/admin/orders', count], () =>
    act('POST', '/api/orders', {
      ...DELIVERY,
      email: freshEmail(),
      shippingCost: 20,
      products: [{ product_id: productId, quantity: 1 }],
    }),
  );
  await shows('stock', staff, [products, text(row)], () => edit({ stock_quantity: 41 }));
  const orderId = await idOf(
    "select id from orders where status = 'Processing' and payment_status = 'paid' order by id limit 1",
    [],
  );
  await shows('order status', staff, [`/admin/order/${orderId}`, text(main)], () =>
    act('PATCH', `/api/orders/${orderId}/status`, { status: 'Shipped' }),
  );
  await shows(
    'product edited',
    partner,
    [`/product/${productId}`, text((window) => main(window).getByRole('heading', { level: 1 }))],
    () => edit({ name: 'Ruj văzut de aproape' }),
  );
  const file = await picture(page, 'ruj.png', 64, 64);
  await shows(
    'picture uploaded',
    staff,
    [
      products,
      (window) =>
        row(window)
          .getByRole('img', { includeHidden: true })
          .or(row(window).locator('img'))
          .first()
          .getAttribute('src'),
    ],
    async () => {
      const form = new FormData();
      form.append('files[]', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
      const answer = await fetch(`${addresses.files}/upload`, { method: 'POST', body: form });
      await edit({ image_urls: (await answer.json()).urls });
    },
  );
  const requestId = await idOf(
    `insert into website_requests (user_id, email, answers)
     values ($1, $2, $3) returning id`,
    [userId, email, JSON.stringify({ ...ANSWERS, businessName: 'Vie SRL' })],
  );

  // With open streams and nobody warned.
  const [staffStreams, partnerStreams] = [staff, partner].map(({ streams }) => streams.length);
  await shows(
    'request sent, as one process is killed',
    staff,
    ['/admin/sites', count],
    async () => {
      await second.kill();
      await act('POST', '/api/guest-website-request', {
        ...ANSWERS,
        name: 'Ana Exemplu',
        email: freshEmail(),
        phone: '0712345678',
        elapsedMs: 60_000,
      });
    },
  );
  await expect.poll(() => staff.streams.at(-1)).toMatch(/after=\d+$/);
  await expect.poll(() => partner.streams.at(-1)).toMatch(/after=\d+$/);
  expect(staff.streams.length).toBeGreaterThan((staffStreams ?? 0) + 1);
  expect(partner.streams.length).toBeGreaterThan(partnerStreams ?? 0);

  await shows('request status', partner, ['/users/dashboard/site-request', text(main)], () =>
    act('PATCH', `/api/website-request/${requestId}/status`, { status: 'in_progress' }),
  );
  const businessId = await idOf('select id from businesses where user_id = $1 limit 1', [userId]);
  await shows('site assigned', partner, ['/users/dashboard/active-sites', text(main)], () =>
    act('POST', '/api/user-website', {
      ...{ userId, businessId, businessName: 'Salon văzut' },
      websiteUrl: 'https://vazut.exemplu.ro',
    }),
  );
  const commissionId = await idOf(
    `select c.id from commissions c join user_websites w on w.id = c.user_website_id
      where w.user_id = $1 and not is_paid limit 1`,
    [userId],
  );
  await shows('commission paid', partner, ['/users/dashboard/commissions', text(main)], () =>
    act('PATCH', `/api/commissions/admin/commissions/${commissionId}/paid`, { paid: true }),
  );
  await shows(
    'notification',
    partner,
    [
      '/',
      (window) =>
        window
          .getByRole('banner')
          .getByRole('button', { name: /^Notific/ })
          .getAttribute('aria-label'),
    ],
    () => sql("insert into notifications (user_id, message) values ($1, 'O veste')", [userId]),
  );
  console.log(`Seen after, in ms: ${JSON.stringify(times)}`);

  for (const window of [staff, partner]) await window.close();
  await balancer.stop();
});
