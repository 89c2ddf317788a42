import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

/** What the seed is known to hold. */
function found<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Error(`Not found: ${what}`);
  return row;
}

const status = (page: Page) => page.getByRole('main').getByRole('status').first();

test('a search without Romanian letters finds products with them, and stands in the address', async ({
  page,
  platform,
}) => {
  const [product] = await platform.sql<{ name: string }>(
    "select name from products where name ~ '[ăâîșț]' order by id limit 1",
  );
  const { name } = found(product, 'the seed has names with Romanian letters');
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  await page.goto('/products');
  await page.getByRole('searchbox', { name: 'Caută' }).fill(plain);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(status(page)).toHaveText('1 produs');
  await expect(page).toHaveURL(/[?&]cauta=/);
  await page.reload();
  await expect(status(page)).toHaveText('1 produs');
});

test('order, colour and stock come from the address and go into it', async ({ page }) => {
  await page.goto('/products?sortare=pret-crescator');
  const prices = page.locator('main li data');
  await expect(prices.first()).toBeVisible();
  const shown = (
    await prices.evaluateAll((all) => all.map((price) => price.getAttribute('value')))
  ).map(Number);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  await page.getByText('Culoare', { exact: true }).first().click();
  await page
    .getByRole('group', { name: 'Culoare', exact: true })
    .getByRole('checkbox')
    .first()
    .check();
  await expect(page).toHaveURL(/culoare=/);
  await page.getByRole('checkbox', { name: 'Doar în stoc' }).check();
  await expect(page).toHaveURL(/stoc=da/);
  await expect(page).toHaveURL(/sortare=pret-crescator/);
});

test('filters that leave nothing are cleared in one press, by keyboard', async ({ page }) => {
  await page.goto('/products?cauta=nimicnimic');
  await expect(page.getByText('Niciun produs găsit')).toBeVisible();
  await page.getByRole('button', { name: 'Șterge filtrele' }).press('Enter');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('the first pictures are asked for first, the others when they are near', async ({ page }) => {
  await page.goto('/products');
  const pictures = page.locator('main li img');
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(pictures.first()).toHaveAttribute('sizes', /rem/);
  await expect(pictures.nth(6)).toHaveAttribute('loading', 'lazy');
});

test('a product page has a title, a data block without rating, and a variant in its address', async ({
  page,
  platform,
}) => {
  const [variant] = await platform.sql<{ id: number; name: string }>(
    `select id, name from products where name in
       (select name from products group by name having count(*) > 1) order by id limit 1`,
  );
  const { id, name } = found(variant, 'the seed has variants');
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  const block = await page.locator('script[type="application/ld+json"]').last().textContent();
  expect(JSON.parse(block ?? '')).toMatchObject({
    '@type': 'Product',
    name,
    offers: { '@type': 'Offer', priceCurrency: 'RON' },
  });
  expect(block).not.toMatch(/rating/i);
  const swatches = page.getByRole('group', { name: 'Culoare', exact: true }).getByRole('radio');
  await swatches.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(new RegExp(`/product/${id}$`));
  await expect(swatches.nth(1)).toBeFocused();
});

test('the gallery is walked by keys and enlarged by a press', async ({ page, platform }) => {
  const [variant] = await platform.sql<{ id: number }>(
    'select id from products where cardinality(images) > 1 order by id limit 1',
  );
  await page.goto(`/product/${variant?.id}`);
  const main = page.getByRole('button', { name: /^Mărește: .*fotografia 1$/ });
  await main.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /^Mărește: .*fotografia 2$/ }).press('Enter');
  const zoom = page.getByRole('dialog', { name: /fotografia 2$/ });
  await expect(zoom).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: /fotografia 1$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Mărește: / })).toBeFocused();
});

for (const path of ['/products', '/products?cauta=nimicnimic', '/product/1']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility faults in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      if (path.startsWith('/products')) await page.getByRole('searchbox').waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

test('the search field has one picture, and a press beside it empties nothing', async ({
  page,
}) => {
  await page.goto('/products');
  const search = page.getByRole('searchbox', { name: 'Caută' });
  await search.fill('ruj');
  const { width, height, padding } = await search.evaluate((input) => ({
    width: input.clientWidth,
    height: input.clientHeight,
    padding: Number.parseFloat(getComputedStyle(input).paddingInlineEnd),
  }));
  // Where the browser would put its own cross.
  await search.click({ position: { x: width - padding - 6, y: height / 2 } });
  await expect(search).toHaveValue('ruj');
});

test('filters that do not load leave the products standing, and come when asked for again', async ({
  page,
  platform,
}) => {
  const filters = `${platform.addresses['mf-shop']}/**/filters*`;
  await page.route(filters, (route) => route.abort());
  await page.goto('/products');
  await expect(page.getByText('Filtrele nu s-au putut încărca.')).toBeVisible();
  await expect(page.locator('main li').first()).toBeVisible();
  await page.unroute(filters);
  await page.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(page.getByRole('searchbox', { name: 'Caută' })).toBeVisible();
});
