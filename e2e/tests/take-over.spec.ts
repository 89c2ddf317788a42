import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { shiftsOf, watchShifts } from '../src/layout-shifts.ts';
import { showCatalogue } from '../src/show-catalogue.ts';
import { whenTakenOver } from '../src/taken-over.ts';
import { expect, test } from '../src/test.ts';
import { writeAll } from '../src/written-pages.ts';

test.beforeEach(async ({ platform }) => writeAll(platform));

const main = (page: Page) => page.locator('#root main');

/** Position and size of the page's elements. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(header, h1, h2, main a, img, footer, [type=search])')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const rect = [x, y + scrollY, width, height].map(Math.round).join(' ');
        return `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 30)} ${rect}`;
      }),
  );

/** Holds all answers until `release` is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Keeps the application from starting. */
const holdBundle = (page: Page) => hold(page, '**/registry.json');

for (const [path, often] of [
  ['/products', ''],
  ['/product/1', ' @matrix'],
  ['/products/categorie/toate/1', ' @matrix'],
] as const) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} can be read, and leads on${often}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        main(page)
          .getByText(/\d,\d\d\sRON/)
          .first(),
      ).toBeVisible();
      await expect(main(page).getByRole('button', { name: /COȘ/ })).toHaveCount(0);
      const sheets = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(sheets, 'each once: else every later one costs all styles').toEqual([
        ...new Set(sheets),
      ]);
      await main(page).locator('a[href^="/product/"]:visible').first().click();
      await expect(page).toHaveURL(/\/product\/\d+$/);
      await expect(main(page).getByText('TVA inclus')).toBeVisible();
    });
  });

  test(`${path} is taken over without a flash: nothing moves${often}`, async ({ page }) => {
    await watchShifts(page);
    const release = await holdBundle(page);
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('load');
    const title = await page.title();
    const before = await places(page);
    release();
    await whenTakenOver(page);
    expect(await places(page)).toEqual(before);
    expect(await page.title()).toBe(title);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

/** Styles that depend on style sheet order: base styles must be below component styles. */
const looks = (page: Page) =>
  page.evaluate(() =>
    ['main h1', 'main h2 a', 'main li button:last-of-type', 'footer h2'].map((selector) => {
      const element = document.querySelector(`#root ${selector}`);
      if (!element) return `${selector}: none`;
      const { color, fontSize, fontWeight, backgroundColor, padding } = getComputedStyle(element);
      return [selector, color, fontSize, fontWeight, backgroundColor, padding].join(' ');
    }),
  );

test('a written page looks as the page that the application shows @matrix', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Produse' }).click();
  await expect(
    main(page)
      .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
      .first(),
  ).toBeVisible();
  const shown = await looks(page);
  expect(shown.join(' ')).not.toContain('none');
  const release = await holdBundle(page);
  await page.goto('/products');
  await page.waitForLoadState('load');
  expect(await looks(page)).toEqual(shown);
  release();
});

test('without JavaScript the catalogue is looked through by categories @matrix', async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: platform.addresses.shell,
  });
  const page = await context.newPage();
  await page.goto('/products');
  const categories = main(page).getByRole('navigation', { name: 'Categorii' });
  const category = categories.getByRole('link').nth(1);
  const name = (await category.textContent()) ?? '';
  await category.click();
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products$/);
  await context.close();
});

test('a price that changed since is corrected when the page is taken over', async ({
  page,
  platform,
}) => {
  const [before] = await platform.sql<{ price: string }>(
    'select price_bani as price from products where id = 1',
  );
  await platform.sql('update products set price_bani = 123450 where id = 1');
  await showCatalogue(platform, 1);
  const release = await holdBundle(page);
  await page.goto('/product/1');
  await expect(main(page).getByText('TVA inclus')).toBeVisible();
  await expect(main(page).getByText('1.234,50 RON')).toHaveCount(0);
  release();
  await expect(main(page).getByText('1.234,50 RON')).toBeVisible();
  await platform.sql('update products set price_bani = $1 where id = 1', [before?.price]);
  await showCatalogue(platform, 1);
});

test('what somebody did before is kept: focus, a word in the search, the place on the page @matrix', async ({
  page,
}) => {
  const release = await holdBundle(page);
  await page.goto('/products');
  const search = main(page).getByRole('combobox', { name: 'Caută' });
  await search.pressSequentially('ruj');
  await page.evaluate(() => scrollTo(0, 120));
  release();
  await whenTakenOver(page);
  await expect(search).toHaveValue('ruj');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/cauta=ruj/);
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await search.press('End');
  await search.pressSequentially('x');
  await expect(search).toHaveValue('rujx');
});

test('whoever scrolls while the page is taken over stays there', async ({ page }) => {
  const release = await hold(page, '**/api/products');
  // As soon as the application is rendered next to the prerendered page.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#root + [inert]')) return;
      observer.disconnect();
      scrollTo(0, 300);
      document.documentElement.dataset.scrolled = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/products');
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
  // The router finishes its own scrolling before the next frames.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  release();
  await whenTakenOver(page);
  await expect(page.locator('#root + [inert]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('a press before the page answers is made when it does @matrix', async ({ page }) => {
  const release = await holdBundle(page);
  await page.goto('/product/1');
  await main(page)
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  release();
  await expect(page.getByRole('dialog', { name: 'Coșul tău: 1 produs' })).toBeVisible();
});

test('a shade chosen before the page answers is the one that a press adds @matrix', async ({
  page,
}) => {
  const release = await holdBundle(page);
  await page.goto('/product/1');
  const shade = main(page).getByRole('group').first().getByRole('radio').nth(1);
  const id = Number(await shade.inputValue());
  await shade.check({ force: true });
  await main(page)
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  release();
  await expect(page.getByRole('dialog', { name: /^Coșul tău/ })).toBeVisible();
  const cart: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  expect(cart).toMatchObject([{ product_id: id, quantity: 1 }]);
});

test('an address with a question shows its answer, not the whole list before @matrix', async ({
  page,
}) => {
  const release = await holdBundle(page);
  await page.goto('/products?cauta=nimicnimic');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByRole('link').first()).toBeHidden();
  release();
  await expect(main(page).getByText('Nimic pentru „nimicnimic”')).toBeVisible();
});

test('somebody who is signed in sees no header of a stranger @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  const release = await holdBundle(page);
  await page.goto('/product/1');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: /^Meniul contului/ })).toBeVisible();
});

test('a page that the application cannot take over stays readable, and says how to go on @matrix', async ({
  page,
}) => {
  await page.route('**/registry.json', (route) => route.abort());
  await page.goto('/product/1');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Reîncearcă' })).toBeVisible();
  await expect(page.getByText('Pagina se poate citi, dar nu răspunde')).toBeVisible();
  await expect(main(page).getByText('TVA inclus')).toBeVisible();
  await page.unroute('**/registry.json');
  await page.getByRole('alert').getByRole('button', { name: 'Reîncearcă' }).click();
  await whenTakenOver(page);
  await expect(page.locator('#boot-failure')).toBeHidden();
});

test('so does one whose data or code does not come; it goes on by itself when they do @matrix', async ({
  page,
}) => {
  await page.route('**/api/products', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/product/1');
  await expect(page.getByText('Pagina se poate citi, dar nu răspunde')).toBeVisible();
  await expect(main(page).getByText('TVA inclus')).toBeVisible();
  await page.unroute('**/api/products');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await whenTakenOver(page);
  await expect(page.getByText('Pagina se poate citi, dar nu răspunde')).toBeHidden();
});

for (const [what, files] of [
  ['the registry', '**/registry.json'],
  ['the code that takes it over', '**/static/js/async/take-over.*.js'],
  ['the code that loads remotes', '**/static/js/async/federation.*.js'],
] as const)
  test(`so does one without ${what}; it fetches it when there is a connection again${
    files.includes('take-over') ? '' : ' @matrix'
  }`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/product/1');
    await expect(page.getByText('Pagina se poate citi, dar nu răspunde')).toBeVisible();
    await expect(main(page).getByText('TVA inclus')).toBeVisible();
    await page.unroute(files);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await whenTakenOver(page);
    await expect(page.getByText('Pagina se poate citi, dar nu răspunde')).toBeHidden();
  });

test('one lost request for the code that loads remotes is made again, without a new connection @matrix', async ({
  page,
}) => {
  const files = '**/static/js/async/federation.*.js';
  // Once to fetch it ahead, once to run it.
  await page.route(files, (route) => route.abort());
  await page.goto('/product/1');
  await expect(page.getByText('Pagina se poate citi, dar nu răspunde')).toBeVisible();
  await page.unroute(files);
  await whenTakenOver(page);
  await expect(page.getByText('Pagina se poate citi, dar nu răspunde')).toBeHidden();
});

test('a page whose code does not come says so, too @matrix', async ({ page }) => {
  const release = await hold(page, '**/static/js/async/take-over.*.js');
  await page.goto('/product/1');
  const notice = page.getByText('Pagina se poate citi, dar nu răspunde');
  await expect(notice).toBeVisible({ timeout: 20_000 });
  release();
  await whenTakenOver(page);
  await expect(notice).toBeHidden();
});

test('from a product back to the list: the list is whole, at the place where it was left @matrix', async ({
  page,
}) => {
  await page.goto('/products');
  await whenTakenOver(page);
  await page.evaluate(() => scrollTo(0, 700));
  await main(page).locator('a[href^="/product/"]').nth(6).click();
  await expect(main(page).getByText('TVA inclus')).toBeVisible();
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Produse' })).toBeVisible();
  // Within a few px, because content above may change its height.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(20);
});

test('a page with HTML preloads no style that it does not use @matrix', async ({ page }) => {
  const unused = () =>
    page.evaluate(() => {
      const used = [...document.styleSheets].map(({ href }) => href);
      return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')]
        .map(({ href }) => href)
        .filter((href) => !used.includes(href));
    });
  for (const path of ['/products', '/product/1']) {
    await page.goto(path);
    await whenTakenOver(page);
    await expect.poll(unused, path).toEqual([]);
  }
});
