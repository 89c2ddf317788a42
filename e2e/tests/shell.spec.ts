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
  // They load with the last picture.
  await expect(page.getByRole('button', { name: 'Arată imaginea 3 din 3' })).toBeVisible();
  const remotes = platform.remotes.map(({ url }) => url);
  expect(requests.filter((url) => remotes.some((origin) => url.startsWith(origin)))).toEqual([]);
  expect(requests.filter((url) => /federation/.test(url))).toEqual([]);
  const pictures = requests.filter((url) => /\/static\/svg\/hero-\d\./.test(url));
  expect(new Set(pictures).size, 'each picture once').toBe(3);
  expect(pictures).toHaveLength(3);
});

test('when the bundle cannot load, the HTML itself says so and offers to try again', async ({
  page,
}) => {
  await page.route(/\/static\/js\/index\./, (route) => route.abort());
  await page.goto('/quiz');
  await expect(page.getByRole('heading', { name: 'Pagina nu a putut fi încărcată' })).toBeVisible();
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Pagina se poate citi, dar nu răspunde' }),
  ).toBeVisible();
  await page.unroute(/\/static\/js\/index\./);
  await page.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(page.getByRole('heading', { name: 'Site-ul afacerii tale, gratuit' })).toBeVisible();
});

test('a start that goes on after a failure takes its notice back', async ({ page }) => {
  let refusals = 2;
  await page.route('**/registry.json', (route) =>
    refusals-- > 0 ? route.abort() : route.continue(),
  );
  const notice = page.getByText('Pagina se poate citi, dar nu răspunde');
  await page.goto('/');
  await expect(page.locator('html[data-booted]')).toBeAttached();
  expect(refusals).toBeLessThan(0);
  await expect(notice).toBeHidden();
});

for (const file of ['index', 'lib-react'])
  test(`a readable page fetches a lost ${file} again when the connection returns @matrix`, async ({
    page,
  }) => {
    const files = new RegExp(`/static/js/${file}\\.`);
    const notice = page.getByText('Pagina se poate citi, dar nu răspunde');
    await page.route(files, (route) => route.abort());
    await page.goto('/');
    await expect(notice).toBeVisible();
    await page.unroute(files);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(page.locator('html[data-booted]')).toBeAttached();
    await expect(notice).toBeHidden();
  });

test.describe('an error that nothing catches', () => {
  test.use({ breaksPolicy: true });

  test('a start that fails in the middle says so, whatever the reason @matrix', async ({
    page,
  }) => {
    // Safari refuses more than 100 changes of the history in half a minute.
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new DOMException('Too many calls.', 'SecurityError');
      };
    });
    await page.goto('/quiz');
    await expect(
      page.getByRole('heading', { name: 'Pagina nu a putut fi încărcată' }),
    ).toBeVisible();
  });
});

test('the federation runtime fails to load: the page says so, and the button recovers', async ({
  page,
}) => {
  // Routed before the page opens, because an idle page preloads this file.
  await page.route(/\/static\/js\/async\/federation\./, (route) => route.abort());
  await page.goto('/');
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

test('signing out in one tab signs out the other @matrix', async ({ context, platform }) => {
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

test('corrupt local storage never breaks the page @matrix', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cart', '[{"product_id":1,"quan');
    localStorage.setItem('user', '{');
    localStorage.setItem('vitrina:theme', 'purple');
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Coș gol' })).toBeVisible();
});

test('after a navigation the head describes the new page and the focus is on its heading', async ({
  page,
  platform,
}) => {
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
  // The home page's metadata must not remain on a page without its own.
  await page.getByRole('banner').getByRole('link', { name: 'Produse' }).click();
  await expect.poll(head).toMatchObject({
    title: 'Produse – Vitrina',
    canonical: `${platform.addresses.shell}/products`,
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Produse' })).toBeFocused();
});

test('a page of the shell that cannot load says so, and comes as soon as the connection is back @matrix', async ({
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

test('a page of a remote that cannot load comes when it is asked for again @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  await page.goto('/users/dashboard/overview', { waitUntil: 'networkidle' });
  const files = (url: URL) => url.origin === platform.remote('mf-partner').url;
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

test('guarded places answer with 404 where they have no page @matrix', async ({ request }) => {
  const status = async (path: string) => (await request.get(path)).status();
  for (const place of ['/admin', '/users/dashboard', '/users/notifications']) {
    expect(await status(place), place).toBe(200);
    expect(await status(`${place}/nicaieri`), place).toBe(404);
  }
  for (const path of ['/admin/order/5', '/users/dashboard/new-request', '/users/dashboard/profile'])
    expect(await status(path), path).toBe(200);
});

test('what has no page, and a product that is not sold, are answered with 404 and a page', async ({
  page,
  platform,
}) => {
  const sold = await page.request.get(`${platform.addresses.api}/api/products`);
  const [first] = (await sold.json()) as { product_id: number }[];
  const found = ['/faq', '/account', '/products', `/product/${first?.product_id}`, '/admin/orders'];
  for (const path of found) expect((await page.request.get(path)).status(), path).toBe(200);
  for (const path of ['/faq/x', '/products/x', '/product/abc'])
    expect((await page.request.get(path)).status(), path).toBe(404);
  for (const path of ['/nu-exista', '/product/999999']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: /nu a fost găsit/ }), path).toBeVisible();
    await expect.poll(() => page.evaluate(idleStyles), path).toEqual([]);
  }
});

/** Preloaded styles that the page does not use. */
function idleStyles(): string[] {
  const used = new Set([...document.styleSheets].map(({ href }) => href));
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')]
    .map(({ href }) => href)
    .filter((href) => !used.has(href));
}
