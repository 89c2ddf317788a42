import type { Page } from '@playwright/test';
import { whenTakenOver } from '../src/taken-over.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** Returns test data the seed is known to contain. */
function found<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Error(`Not found: ${what}`);
  return row;
}

interface Row {
  id: number;
  name: string;
}

async function inStock(platform: WorkerPlatform): Promise<Row> {
  const [row] = await platform.sql<Row>(
    'select id, name from products where stock > 3 order by id limit 1',
  );
  return found(row, 'the seed has products in stock');
}

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Coșul tău/ });
const lines = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as { quantity: number }[]);

test('adding on a product page opens the cart, and closing gives the focus back', async ({
  page,
  platform,
}) => {
  const { id } = await inStock(platform);
  await page.goto(`/product/${id}`);
  const add = page.getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ }).first();
  await add.press('Enter');
  await expect(drawer(page).getByText(/^Adăugat în coș/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(add).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Coș: 1 produs' })).toBeVisible();
});

test('from the list the same cart opens, and leads to the checkout @matrix', async ({ page }) => {
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await expect(drawer(page).getByText(/^Adăugat în coș/)).toBeVisible();
  await drawer(page).getByRole('link', { name: 'Mergi la finalizare' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizare comandă' })).toBeVisible();
});

test('the header opens the cart beside every page @matrix', async ({ page, platform }) => {
  const { id } = await inStock(platform);
  const link = page.getByRole('banner').getByRole('link', { name: /^Coș/ });
  for (const path of ['/products', `/product/${id}`, '/faq']) {
    await page.goto(path);
    await whenTakenOver(page);
    await link.click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('the total is docked at the foot of the cart, however little is in it @matrix', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await inStock(platform);
  await page.goto(`/product/${id}`);
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  const goOn = drawer(page).getByRole('button', { name: 'Continuă cumpărăturile' });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  const box = await goOn.boundingBox();
  expect(740 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40);
  // Suggestions reach free delivery with one press, and can be removed again.
  const fitting = drawer(page).getByRole('button', { name: /^Adaugă în coș: / });
  await expect(fitting).toHaveCount(2);
  await fitting.first().click();
  await expect(drawer(page).getByText(/^Adăugat în coș/)).toBeVisible();
  expect(await lines(page)).toHaveLength(2);
});

test('two tabs together cannot hold more than the stock', async ({ page, context, platform }) => {
  const [last] = await platform.sql<Row>(
    'select id, name from products where stock = 1 order by id limit 1',
  );
  await page.goto(`/product/${last?.id}`);
  const other = await context.newPage();
  await other.goto(`/product/${last?.id}`);
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await expect(other.getByRole('button', { name: /^MAXIM ÎN COȘ/ }).first()).toBeVisible();
  expect(await lines(other)).toMatchObject([{ quantity: 1 }]);
});

test('a cart that does not load leaves the page standing, keeps what was added, and opens later @matrix', async ({
  page,
  platform,
}) => {
  const { id } = await inStock(platform);
  await page.goto(`/product/${id}`);
  const add = page.getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ }).first();
  await expect(add).toBeEnabled();
  const scripts = `${platform.remote('mf-shop').url}/**/*.js*`;
  await page.route(scripts, (route) => route.abort());
  await add.click();
  await expect(
    page.getByText('Coșul nu s-a putut deschide. Ce ai adăugat este în el.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await lines(page)).toMatchObject([{ quantity: 1 }]);
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(drawer(page).getByText(/^Adăugat în coș/)).toBeVisible();
});
