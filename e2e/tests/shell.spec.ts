import { account, signInAs } from '../src/accounts.ts';
import { whenTakenOver } from '../src/taken-over.ts';
import { expect, test } from '../src/test.ts';

test('the home page loads no federation code and no code of a remote', async ({
  page,
  platform,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const remotes = [
    platform.addresses['mf-shop'],
    platform.addresses['mf-quiz'],
    platform.addresses['mf-partner'],
    platform.addresses['mf-admin'],
  ];
  expect(requests.filter((url) => remotes.some((origin) => url.startsWith(origin)))).toEqual([]);
  expect(requests.filter((url) => /federation/.test(url))).toEqual([]);
});

test('when the bundle cannot load, the HTML itself says so and offers to try again', async ({
  page,
}) => {
  await page.route(/\/static\/js\/index\./, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Pagina nu a putut fi încărcată' })).toBeVisible();
  await page.unroute(/\/static\/js\/index\./);
  await page.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(page.getByRole('heading', { name: 'Site-ul afacerii tale, gratuit' })).toBeVisible();
});

test('the federation runtime fails to load: the page says so, and the button recovers', async ({
  page,
}) => {
  await page.goto('/');
  await page.route(/\/static\/js\/async\/federation\./, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Produse' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
  await expect(retry).toBeVisible();
  await page.unroute(/\/static\/js\/async\/federation\./);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Produse' })).toBeVisible();
});

test('nothing shows until the session check ends, and then the right header does', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('admin'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/validate-token', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes('/static/js/index.')),
  );
  await expect(page.getByRole('banner')).toBeHidden();
  answer();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Create Partner' }),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
});

test('the stored token is asked about once', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/validate-token')) asked += 1;
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(asked).toBe(1);
});

for (const [what, status] of [
  ['a refused token', 401],
  ['a host in trouble', 503],
] as const) {
  test(`${what} clears user and token`, async ({ page, platform }) => {
    await signInAs(page, platform, account('user'));
    await page.route('**/api/auth/validate-token', (route) =>
      route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, json: {} }),
    );
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
    ).toEqual([null, null]);
  });
}

test('a token in the address leaves it at once and signs in', async ({ page, platform }) => {
  const { email, password } = account('user');
  const response = await page.request.post(`${platform.addresses.api}/api/auth/login`, {
    data: { email, password, remember: false },
  });
  const { token } = (await response.json()) as { token: string };
  await page.goto(`/?token=${token}`);
  await expect(page).toHaveURL(`${platform.addresses.shell}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ context, platform }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signInAs(first, platform, account('user'));
  await first.goto('/users/dashboard/overview');
  await expect(first.getByRole('heading', { level: 1 })).toContainText('Salut');
  await second.goto('/users/dashboard/overview');
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Salut');
  await first.getByRole('button', { name: /^Meniul contului/ }).click();
  await first.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(second).toHaveURL(`${platform.addresses.shell}/`);
});

test('corrupt local storage never breaks the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cart', '[{"product_id":1,"quan');
    localStorage.setItem('user', '{');
    localStorage.setItem('vitrina:theme', 'purple');
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Coș gol' })).toBeVisible();
});

test('after a navigation the title changes and focus is on the heading', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Site-uri gratuite pentru afaceri mici/);
  await whenTakenOver(page);
  await page.getByRole('banner').getByRole('link', { name: 'Produse' }).click();
  await expect(page).toHaveTitle(/^Produse/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('after a navigation the head describes the new page', async ({ page, platform }) => {
  const head = () =>
    page.evaluate(() => {
      const read = (selector: string, name: string) =>
        document.head.querySelector(selector)?.getAttribute(name);
      return {
        title: document.title,
        shared: read('meta[property="og:title"]', 'content'),
        description: read('meta[name="description"]', 'content'),
        canonical: read('link[rel="canonical"]', 'href'),
        address: read('meta[property="og:url"]', 'content'),
      };
    });
  await page.goto('/');
  await whenTakenOver(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Întrebări frecvente' }).click();
  const address = `${platform.addresses.shell}/faq`;
  const title = 'Întrebări frecvente – Vitrina';
  await expect.poll(head).toEqual({
    title,
    shared: title,
    description: expect.stringMatching(/^Este gratuit\?/),
    canonical: address,
    address,
  });
  // What the home page says of itself would be wrong here, and this page says nothing.
  await page.getByRole('banner').getByRole('link', { name: 'Produse' }).click();
  await expect.poll(head).toMatchObject({
    title: 'Produse – Vitrina',
    canonical: `${platform.addresses.shell}/products`,
  });
});

test('a page of the shell that cannot load says so, and comes as soon as the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await whenTakenOver(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termeni și condiții' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ești offline' })).toBeFocused();
  await expect(page).toHaveTitle('Această secțiune nu a putut fi încărcată – Vitrina');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Termeni și condiții' })).toBeVisible();
  await expect(page).toHaveTitle('Termeni și condiții – Vitrina');
});

test('a page of a remote that cannot load comes when it is asked for again', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  await page.goto('/users/dashboard/overview', { waitUntil: 'networkidle' });
  const files = (url: URL) => url.origin === platform.addresses['mf-partner'];
  await page.route(files, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Profil', exact: true }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
  await expect(retry).toBeVisible();
  await page.unroute(files);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
});

test('the skip link leads to the content, and the menu works with the keyboard alone', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('admin'));
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sari la conținut' })).toBeFocused();
  const trigger = page.getByRole('button', { name: /^Meniul contului/ });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Update Sites' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('on a phone the links are in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Create request' })).toBeHidden();
  await page.getByRole('button', { name: 'Deschide meniul' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create request' }).click();
  await expect(page).toHaveURL(/\/quiz$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the billing chart draws under the page policy, with its table beside it', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  await page.goto('/users/dashboard/commissions');
  // The chart is fetched when it comes into sight.
  await expect(page.getByRole('table', { name: 'Billing' }).getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('End');
  await expect(
    page.getByRole('figure', { name: 'Comisioane pe luni' }).locator('svg'),
  ).toBeVisible();
});
