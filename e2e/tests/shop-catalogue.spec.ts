import type { Locator } from '@playwright/test';
import { expect, test } from '../src/test.ts';

/** Returns test data the seed is known to contain. */
function found<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Error(`Not found: ${what}`);
  return row;
}

test('the arrows choose a variant, whose address it is then', async ({ page, platform }) => {
  const [variant] = await platform.sql<{ id: number; name: string }>(
    `select id, name from products where name in
       (select name from products group by name having count(*) > 1) order by id limit 1`,
  );
  const { id, name } = found(variant, 'the seed has variants');
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
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
  const detail = /: detaliu, de aproape$/;
  await page.getByRole('button', { name: /^Mărește: / }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /^Mărește: .*: detaliu, de aproape$/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: detail })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: detail })).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Mărește: / })).toBeFocused();
});

test('the first pictures come first, and a press beside the search field empties nothing @matrix', async ({
  page,
}) => {
  await page.goto('/products');
  const pictures = page.locator('main li img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  const source = page.locator('main li picture source').first();
  await expect(source).toHaveAttribute('sizes', /rem/);
  await expect(pictures.nth(6)).toHaveAttribute('loading', 'lazy');
  const search = page.getByRole('combobox', { name: 'Caută' });
  await search.fill('ruj');
  const { width, height, padding } = await search.evaluate((input) => ({
    width: input.clientWidth,
    height: input.clientHeight,
    padding: Number.parseFloat(getComputedStyle(input).paddingInlineEnd),
  }));
  // The position of the browser's own clear button.
  await search.click({ position: { x: width - padding - 6, y: height / 2 } });
  await expect(search).toHaveValue('ruj');
});

test('filters that do not load leave the products standing, and come when asked for again @matrix', async ({
  page,
  platform,
}) => {
  const filters = `${platform.remote('mf-shop').url}/**/filters*`;
  await page.route(filters, (route) => route.abort());
  await page.goto('/products');
  await expect(page.getByText('Filtrele nu s-au putut încărca.')).toBeVisible();
  await expect(page.locator('main li').first()).toBeVisible();
  await page.unroute(filters);
  await page.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(page.getByRole('combobox', { name: 'Caută' })).toBeVisible();
});

test.describe('on a screen with two dots a pixel', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const [width, height] of [
    [360, 780],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`the picture and its enlargement are sharp, ${width} px${width === 360 ? '' : ' @matrix'}`, async ({
      page,
      platform,
    }) => {
      const [variant] = await platform.sql<{ id: number }>(
        'select id from products where cardinality(images) > 1 order by id limit 1',
      );
      await page.setViewportSize({ width, height });
      await page.goto(`/product/${variant?.id}`);
      const main = page.getByRole('button', { name: /^Mărește: / });
      // The enlarged picture covers the smaller file.
      const density = (picture: Locator) =>
        picture
          .locator('img')
          .last()
          .evaluate((img: HTMLImageElement) => {
            const file = Number(/-(\d+)\.avif$/.exec(img.currentSrc)?.[1]);
            return file / img.getBoundingClientRect().width;
          });
      await expect.poll(() => density(main)).toBeGreaterThanOrEqual(2);
      await main.click();
      await expect.poll(() => density(page.getByRole('dialog'))).toBeGreaterThanOrEqual(2);
    });
  }
});

test('what is similar to a product of a small category stands in one whole row, on a phone in two @matrix', async ({
  page,
  platform,
}) => {
  const [polish] = await platform.sql<{ id: number }>(
    "select id from products where name = 'Ojă Luciu' and stock > 0 order by id limit 1",
  );
  for (const [width, rows] of [
    [1440, [4]],
    [1024, [4]],
    [768, [3]],
    [360, [2, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/product/${polish?.id}`);
    const cards = page.getByRole('region', { name: 'Produse asemănătoare' }).locator('ul > li');
    await expect(cards).toHaveCount(4);
    const inRow = () =>
      cards.evaluateAll((all) => {
        const tops = all.flatMap((one) =>
          one.checkVisibility() ? [Math.round(one.getBoundingClientRect().top)] : [],
        );
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      });
    await expect.poll(inRow, `${width} px`).toEqual(rows);
  }
});
