import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFaults } from '../src/axe-in-both-themes.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** A product whose picture names take one or two lines. */
async function openProduct(page: Page, platform: WorkerPlatform): Promise<void> {
  const [variant] = await platform.sql<{ id: number }>(
    'select id from products where cardinality(images) > 4 order by id limit 1',
  );
  await page.goto(`/product/${variant?.id}`);
  await expect(page.getByRole('button', { name: /^Mărește: / })).toBeVisible();
}

/** Position of the current picture. */
const placeIn = (zoom: Locator) => zoom.getByText(/^\d din \d$/);

/** A touch swipe. */
async function swipe(page: Page, fromX: number, toX: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x) => ({ x, y: 300 })),
    });
  await touch('touchStart', fromX);
  await touch('touchMove', (fromX + toX) / 2);
  await touch('touchMove', toX);
  await touch('touchEnd');
  await browser.detach();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the enlarged picture has the screen, and a swipe leads to the next one @matrix', async ({
    page,
    platform,
  }) => {
    await openProduct(page, platform);
    await page.getByRole('button', { name: /^Mărește: / }).tap();
    const zoom = page.getByRole('dialog');
    await expect.poll(() => zoom.boundingBox()).toMatchObject({ x: 0, y: 0, height: 640 });
    const place = placeIn(zoom);
    await expect(place).toHaveText(/^1 din \d$/);
    await swipe(page, 300, 60);
    await expect(place).toHaveText(/^2 din \d$/);
    await swipe(page, 60, 300);
    await expect(place).toHaveText(/^1 din \d$/);
    await zoom.getByRole('button', { name: 'Mărește' }).tap();
    await swipe(page, 300, 60);
    await expect(zoom.getByRole('button', { name: 'Micșorează' })).toBeVisible();
    await expect(place).toHaveText(/^1 din \d$/);
  });
});

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [768, 1024],
  [1440, 900],
] as const)
  test(`the buttons of an enlarged picture stay where they are, at ${width} px @matrix`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height });
    await openProduct(page, platform);
    await page.getByRole('button', { name: /^Mărește: / }).click();
    const zoom = page.getByRole('dialog');
    const next = zoom.getByRole('button', { name: 'Imaginea următoare' });
    // After the dialog's animation.
    await zoom.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map((animation) => animation.finished)),
    );
    const place = await next.boundingBox();
    const count = Number((await placeIn(zoom).textContent())?.split(' ').at(-1));
    const names = new Set<number | undefined>();
    for (let shown = 0; shown < count; shown += 1) {
      await next.click();
      expect(await next.boundingBox()).toEqual(place);
      names.add((await zoom.getByRole('heading').boundingBox())?.height);
      const pane = await zoom.locator('[data-large]').boundingBox();
      const picture = await zoom.getByRole('img').boundingBox();
      expect(picture?.height ?? 0).toBeLessThanOrEqual(Math.ceil(pane?.height ?? 0));
    }
    if (width === 360) expect(names.size, 'names of one line and of more').toBeGreaterThan(1);
  });

for (const [width, height] of [
  [640, 1024],
  [768, 1024],
  [768, 700],
  [830, 1180],
] as const)
  test(`thumbnails end with the picture beside them, at ${width} × ${height} px @matrix`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height });
    await openProduct(page, platform);
    const main = await page.getByRole('button', { name: /^Mărește: / }).boundingBox();
    const ends = await page
      .getByRole('region', { name: 'Imagini' })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThanOrEqual(Math.ceil((main?.y ?? 0) + (main?.height ?? 0)));
  });

test('axe finds nothing in an enlarged picture, fitted or larger than its pane @matrix', async ({
  page,
  platform,
}) => {
  await openProduct(page, platform);
  await page.getByRole('button', { name: /^Mărește: / }).click();
  const zoom = page.getByRole('dialog');
  await expect(placeIn(zoom)).toBeVisible();
  await expectNoAxeFaults(page);
  await page.keyboard.press('+');
  await expect(zoom.getByRole('button', { name: 'Micșorează' })).toBeVisible();
  await expectNoAxeFaults(page);
});
