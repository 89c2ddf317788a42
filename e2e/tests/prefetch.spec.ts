import type { Page, Request } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, saysOfItsNetwork, test, type WorkerPlatform } from '../src/test.ts';

/** Files of a remote's page at `path`, from the registry. */
function filesOf(platform: WorkerPlatform, remote: string, path: string): string[] {
  const release = platform.registry.get().remotes.find(({ name }) => name === remote)?.current;
  const mount = release?.mounts.find((one) => one.path === path);
  if (!release || !mount) throw new Error(`${remote} has no mount at ${path}.`);
  const files = (release.modules[mount.module] ?? []).filter(({ late }) => !late);
  return [release.entry.url, ...files.map(({ url }) => url)];
}

/** URLs fetched over the network instead of from the cache, one entry per fetch. */
async function fetchedOverNetwork(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) fetched.push(response.url);
  });
  return fetched;
}

const timesOf = (fetched: readonly string[], urls: readonly string[]) =>
  urls.map((url) => fetched.filter((one) => one === url).length);

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

const codeForLinks = (page: Page) =>
  page.waitForResponse((response) => /\/prefetch\.[^/]+\.js$/.test(response.url()));

/** All pending requests precede this one. */
const askLast = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/robots.txt');
  });

function collectConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  return said;
}

test('a link on which the pointer rests is fetched once, and its click asks for nothing again', async ({
  page,
  platform,
}) => {
  const said = collectConsole(page);
  const fetched = await fetchedOverNetwork(page);
  const files = filesOf(platform, 'mf-shop', '/products');
  const data = [`${platform.addresses.api}/api/products`];
  await Promise.all([codeForLinks(page), page.goto('/')]);
  expect(timesOf(fetched, [...files, ...data])).toEqual([...files, ...data].map(() => 0));
  await link(page, 'Produse').hover();
  const once = [...files, ...data].map(() => 1);
  await expect.poll(() => timesOf(fetched, [...files, ...data])).toEqual(once);
  // The remote's code does not run before the click.
  const containers = () =>
    page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('mf_')));
  expect(await containers()).toEqual([]);
  await link(page, 'Produse').click();
  await expect(page.getByRole('main').locator('h2 a').first()).toBeVisible();
  expect(await containers()).not.toEqual([]);
  expect(timesOf(fetched, [...files, ...data])).toEqual(once);
  expect(said).toEqual([]);
});

test('what a page asked for lately is not asked for again, however much it has loaded', async ({
  page,
  platform,
}) => {
  const fetched = await fetchedOverNetwork(page);
  const data = [`${platform.addresses.api}/api/products`];
  await Promise.all([codeForLinks(page), page.goto('/')]);
  // Like after many pictures: the resource timing buffer is full.
  await page.evaluate(() => performance.setResourceTimingBufferSize(0));
  await link(page, 'Produse').click();
  const product = page.getByRole('main').locator('h2 a').first();
  await expect(product).toBeVisible();
  const files = filesOf(platform, 'mf-shop', '/product');
  await product.hover();
  await expect.poll(() => timesOf(fetched, files)).not.toContain(0);
  await askLast(page);
  expect(timesOf(fetched, data)).toEqual([1]);
});

test('the keyboard is a sign too @matrix', async ({ page, platform }) => {
  const fetched = await fetchedOverNetwork(page);
  const files = filesOf(platform, 'mf-quiz', '/quiz');
  await Promise.all([codeForLinks(page), page.goto('/')]);
  await link(page, 'Create request').focus();
  await expect.poll(() => timesOf(fetched, files)).toEqual(files.map(() => 1));
});

test('nothing is fetched where data are to be saved, nor of a remote that is switched off, nor for another role', async ({
  page,
  platform,
}) => {
  const requests: Request[] = [];
  const urls = () => requests.map((request) => request.url());
  page.on('request', (request) => requests.push(request));
  const before = platform.registry.get();
  const remotes = before.remotes.map((remote) =>
    remote.name === 'mf-quiz' ? { ...remote, disabled: true } : remote,
  );
  platform.registry.set({ ...before, remotes, revision: before.revision + 1 });
  try {
    await page.clock.install();
    await Promise.all([codeForLinks(page), page.goto('/')]);
    const rest = async (name: string) => {
      await link(page, name).hover();
      await page.clock.runFor(5000);
      await askLast(page);
    };
    await page.evaluate(() => {
      // Such links are not in our pages, but may be in user content.
      for (const [href, textContent] of [
        ['/admin/orders', 'Comenzi'],
        ['/quiz', 'Chestionar'],
      ] as const)
        document
          .querySelector('header nav')
          ?.append(Object.assign(document.createElement('a'), { href, textContent }));
    });
    for (const effectiveType of ['2g', 'slow-2g']) {
      await page.evaluate(saysOfItsNetwork({ effectiveType }));
      await rest('Produse');
      await rest('Home');
    }
    await page.evaluate(saysOfItsNetwork({ effectiveType: '4g', saveData: true }));
    await rest('Produse');
    await page.evaluate(saysOfItsNetwork({ effectiveType: '4g' }));
    await rest('Comenzi');
    await rest('Chestionar');
    const ofRemotes = () =>
      urls().filter((url) => platform.remotes.some((remote) => url.startsWith(remote.url)));
    expect(ofRemotes()).toEqual([]);
    expect(urls().filter((url) => url.includes('/api/products'))).toEqual([]);
    // Control: the same steps do prefetch an allowed link.
    await rest('Produse');
    await expect
      .poll(() => new Set(ofRemotes()))
      .toEqual(new Set(filesOf(platform, 'mf-shop', '/products')));
  } finally {
    platform.registry.set(before);
  }
});

test.describe('on a good connection', () => {
  test.use({ connection: { effectiveType: '4g' } });

  test('links in sight are fetched when the page is idle, and run when they are followed @matrix', async ({
    page,
    platform,
  }) => {
    const said = collectConsole(page);
    const fetched = await fetchedOverNetwork(page);
    const shop = filesOf(platform, 'mf-shop', '/products');
    const quiz = filesOf(platform, 'mf-quiz', '/quiz');
    await page.goto('/');
    const files = [...shop, ...quiz];
    await expect.poll(() => timesOf(fetched, files)).toEqual(files.map(() => 1));
    // The code that runs remotes waits for user input.
    const started = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
          .some(({ name }) => name.includes('/federation.')),
      );
    expect(await started()).toBe(false);
    await page.mouse.move(5, 400);
    await expect.poll(started).toBe(true);
    await link(page, 'Produse').click();
    const product = page.getByRole('main').locator('h2 a').first();
    await expect(product).toBeVisible();
    const details = filesOf(platform, 'mf-shop', '/product');
    await expect.poll(() => timesOf(fetched, details)).toEqual(details.map(() => 1));
    await product.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await link(page, 'Create request').click();
    await expect(page).toHaveURL(/\/quiz$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const all = [...files, ...details];
    expect(timesOf(fetched, all)).toEqual(all.map(() => 1));
    expect(said).toEqual([]);
  });

  test('nobody who is not staff fetches the console @matrix', async ({ page, platform }) => {
    const admin = platform.remote('mf-admin').url;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await signInAs(page, platform, account('user'));
    await Promise.all([codeForLinks(page), page.goto('/')]);
    const partner = platform.remote('mf-partner').url;
    // The dashboard's link is visible and allowed.
    await expect.poll(() => requests.some((url) => url.startsWith(partner))).toBe(true);
    expect(requests.filter((url) => url.startsWith(admin))).toEqual([]);
  });
});

test('the document of the checkout is there once its link was pointed at @matrix', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const states: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (new URL(prefetchUrl).pathname === '/checkout') states.push(status);
  });
  await session.send('Preload.enable');
  // On shop pages the link opens the cart.
  await page.goto('/faq', { waitUntil: 'networkidle' });
  const cart = page.getByRole('banner').locator('a[href="/checkout"]');
  await cart.hover();
  await expect.poll(() => states).toContain('Ready');
  // A click opens the cart; only the address opens the document.
  await page.evaluate(() => location.assign('/checkout'));
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const delivery = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceEntry & { deliveryType?: string }).deliveryType),
  );
  expect(delivery).toEqual(['navigational-prefetch']);
});
