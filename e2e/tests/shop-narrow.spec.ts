import type { Locator, Page } from '@playwright/test';
import { fillCart } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';
import { showCatalogue } from '../src/show-catalogue.ts';
import { whenTakenOver } from '../src/taken-over.ts';

test.use({ viewport: { width: 320, height: 640 } });

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a name without a gap makes no page of the shop wider @matrix', async ({
  page,
  shop,
  platform,
}) => {
  const { id } = shop.product;
  const name = 'Cremă'.repeat(30);
  await platform.sql('update products set name = $2, description = $2 where id = $1', [id, name]);
  await showCatalogue(platform, id);
  await page.goto('/products?cauta=cremacrema');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name }).first()).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await fillCart(page, shop);
  await page.goto('/checkout');
  await page.getByRole('main').locator('summary').click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    // The cart holds an outdated price.
    await page.evaluate(
      ([product_id, product_name]) =>
        localStorage.setItem(
          'cart',
          JSON.stringify([{ product_id, product_name, color: 'teal', price: 1, quantity: 1 }]),
        ),
      [id, name] as const,
    );
    await page.goto('/checkout');
    await expect(page.getByText('Coșul tău s-a schimbat')).toBeVisible();
    expect(await tooWide(page), `at ${width} px`).toBeLessThanOrEqual(0);
    const inside = await page.getByRole('button', { name: 'Plasează comanda' }).boundingBox();
    expect((inside?.x ?? 0) + (inside?.width ?? width), `at ${width} px`).toBeLessThan(width);
  }
});

test('an enlarged picture is larger than on its page @matrix', async ({ page, platform }) => {
  const [variant] = await platform.sql<{ id: number }>(
    'select id from products where cardinality(images) > 0 order by id limit 1',
  );
  await page.goto(`/product/${variant?.id}`);
  const main = page.getByRole('button', { name: /^Mărește: / });
  const before = await main.getByRole('img').boundingBox();
  await main.click();
  const enlarged = page.getByRole('dialog').getByRole('img');
  await expect(enlarged).toBeVisible();
  // Waits until the dialog has finished growing.
  await expect
    .poll(async () => (await enlarged.boundingBox())?.width)
    .toBeGreaterThan(before?.width ?? 0);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});

test('each picture is in sight while its large file is on its way, and no other is', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [variant] = await platform.sql<{ id: number }>(
    'select id from products where cardinality(images) > 1 order by id limit 1',
  );
  await page.goto(`/product/${variant?.id}`);
  const main = page.getByRole('button', { name: /^Mărește: / });
  const read = (img: HTMLImageElement) => img.decode().then(() => img.currentSrc);
  const shown = await main.getByRole('img').evaluate(read);
  const next = await page
    .getByRole('button', { name: /^Imaginea 2 din/ })
    .locator('img')
    .evaluate(read);
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/-1920\.avif$/, async (route) => {
    await late;
    await route.continue();
  });
  const dialog = page.getByRole('dialog');
  /** Loaded files, the lowest first. */
  const there = () =>
    dialog
      .locator('[data-large] img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.filter((img) => img.complete && img.naturalWidth > 0).map((img) => img.currentSrc),
      );
  const stemOf = (file: string) => file.replace(/-\d+\.\w+$/, '');
  await main.click();
  await expect.poll(there).toContain(shown);
  expect((await dialog.locator('[data-large]').boundingBox())?.height).toBeGreaterThan(200);
  await dialog.getByRole('button', { name: 'Imaginea următoare' }).click();
  await expect.poll(there).toContain(next);
  expect(new Set((await there()).map(stemOf))).toEqual(new Set([stemOf(next)]));
  expect((await there()).filter((file) => file.endsWith('-1920.avif'))).toEqual([]);
  arrive();
  await expect.poll(async () => (await there()).at(-1)).toBe(`${stemOf(next)}-1920.avif`);
});

test('the place of a picture has its shape, on the page and enlarged', async ({
  page,
  platform,
}) => {
  const [variant] = await platform.sql<{ id: number }>(
    'select id from products where cardinality(images) > 1 order by id limit 1',
  );
  await page.goto(`/product/${variant?.id}`);
  const main = page.getByRole('button', { name: /^Mărește: / });
  const bars = async (frame: Locator, picture: Locator) => {
    const [outer, inner] = [await frame.boundingBox(), await picture.boundingBox()];
    return (outer?.width ?? Number.NaN) - (inner?.width ?? Number.NaN);
  };
  for (const [width, height] of [
    [360, 740],
    [600, 900],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await bars(main, main.getByRole('img')), `page at ${width} px`).toBeLessThanOrEqual(2);
    await main.click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => bars(dialog, dialog.getByRole('img')), { message: `enlarged at ${width} px` })
      .toBeLessThanOrEqual(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('one tap enlarges the picture over the page, one more fits it, a drag does neither', async ({
    page,
    platform,
  }) => {
    const [variant] = await platform.sql<{ id: number }>(
      'select id from products where cardinality(images) > 0 order by id limit 1',
    );
    await page.goto(`/product/${variant?.id}`);
    await page.getByRole('button', { name: /^Mărește: / }).tap();
    const zoom = page.getByRole('dialog');
    const picture = zoom.getByRole('img');
    const isLarge = (large: boolean) =>
      expect(zoom.getByRole('button', { name: large ? 'Micșorează' : 'Mărește' })).toBeVisible();
    await isLarge(false);
    const pane = picture.locator('xpath=ancestor::div[@data-large]');
    await pane.tap();
    await isLarge(true);
    await pane.hover();
    await page.mouse.down();
    await page.mouse.move(100, 200, { steps: 4 });
    await page.mouse.up();
    await isLarge(true);
    await pane.tap();
    await isLarge(false);
  });

  test('links of breadcrumbs and footer are as high as a fingertip @matrix', async ({
    page,
    shop,
  }) => {
    await page.goto(`/product/${shop.product.id}`);
    await whenTakenOver(page);
    for (const place of [
      page.getByRole('main').getByRole('navigation'),
      page.getByRole('contentinfo'),
    ]) {
      await expect(place.getByRole('link').first()).toBeVisible();
      for (const link of await place.getByRole('link').all())
        expect(
          (await link.boundingBox())?.height,
          (await link.textContent()) ?? '',
        ).toBeGreaterThanOrEqual(44);
    }
  });
});

test('on a phone the products come first, and price and button are always in sight', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products');
  await whenTakenOver(page);
  const card = page.getByRole('main').locator('li:has(a[href^="/product/"]):visible').first();
  expect((await card.boundingBox())?.y).toBeLessThan(260);
  await page.goto(`/product/${shop.product.id}`);
  const add = page.getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ }).first();
  await expect(add).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport({ ratio: 1 });
});

test('on a phone the bar of a sold-out product has one button: to be told when it is back', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [product] = await platform.sql<{ id: number }>(
    'select id from products where stock = 0 order by id limit 1',
  );
  await page.goto(`/product/${product?.id}`);
  await whenTakenOver(page);
  const ask = page.getByRole('link', { name: /^Anunță-mă: / }).first();
  await expect(ask).toBeInViewport({ ratio: 1 });
  const bar = page.locator('[data-docked]');
  await expect(bar.getByRole('link').or(bar.getByRole('button'))).toHaveCount(1);
  // The form has its own button, which the bar would cover.
  await page.getByRole('button', { name: 'Anunță-mă când revine' }).click();
  await expect(page.getByLabel('E-mailul tău')).toBeFocused();
  await expect(bar).toBeHidden();
});

test('on a phone the filters are a sheet, which says how many are chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products');
  await whenTakenOver(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('button', { name: 'Filtre', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtre' });
  await sheet.getByRole('checkbox', { name: 'Doar în stoc' }).check();
  await sheet.getByRole('radio', { name: 'Machiaj' }).check();
  await sheet.getByRole('button', { name: /^Vezi \d+/ }).click();
  await expect(sheet).toBeHidden();
  const opener = page.getByRole('button', { name: 'Filtre 2 alese' });
  await expect(opener).toBeFocused();
  // Results start at the first card, below the sticky header.
  const card = page.getByRole('main').locator('li:has(a[href^="/product/"]):visible').first();
  await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThan(120);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(opener).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/categorie=Machiaj&stoc=da/);
});

test('on a phone the checkout begins with its total, and ends with it @matrix', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fillCart(page, shop);
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'Plasează comanda' })).toBeEnabled();
  const line = page.getByRole('main').locator('summary');
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(line).toContainText(/\d,\d\d\sRON/);
  await expect(page.getByRole('button', { name: 'Crește cantitatea' })).toBeHidden();
  await line.click();
  await expect(page.getByRole('button', { name: 'Crește cantitatea' })).toBeVisible();
});

test('on a low phone the foot of the cart leaves the lines their room @matrix', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/product/${shop.product.id}`);
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  const cart = page.getByRole('dialog', { name: /^Coșul tău/ });
  const foot = cart.locator('[data-docked]');
  for (const part of [/^Livrare/, /^Total/]) await expect(foot.getByText(part)).toBeVisible();
  expect((await foot.boundingBox())?.height).toBeLessThan(640 / 4);
  for (const way of [
    foot.getByRole('link', { name: 'Mergi la finalizare' }),
    foot.getByRole('button', { name: 'Continuă cumpărăturile' }),
  ]) {
    await expect(way).toBeInViewport({ ratio: 1 });
    expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
