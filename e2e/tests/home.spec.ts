import { expect, test } from '../src/test.ts';

test('a spinner covers the dots until all three pictures are loaded @matrix', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/hero-3\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Ce primești, în imagini' });
  await expect(carousel.getByRole('status', { name: 'Se încarcă imaginile…' })).toBeVisible();
  await expect(carousel.getByRole('button')).toHaveCount(0);
  release();
  await expect(carousel.getByRole('button', { name: 'Arată imaginea 3 din 3' })).toBeVisible();
  await expect(carousel.getByRole('status')).toHaveCount(0);
});

test('when a picture cannot be loaded, the first one stays and nothing turns for ever @matrix', async ({
  page,
}) => {
  await page.route(/hero-3\./, (route) => route.abort());
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Ce primești, în imagini' });
  await expect(carousel.getByRole('status')).toHaveCount(0);
  await expect(carousel.getByRole('img')).toHaveCount(1);
});

test('pictures change every three seconds, and wait for the pointer, the focus and a hidden tab @matrix', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const dot = (index: number) =>
    page.getByRole('button', { name: `Arată imaginea ${index} din 3` });
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(3100);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await dot(2).hover();
  await page.clock.runFor(9000);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(5, 5);
  await page.clock.runFor(3100);
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  await dot(3).focus();
  await page.clock.runFor(9000);
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  await dot(3).hover();
  await page.mouse.move(5, 5);
  await page.clock.runFor(9000);
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  await dot(3).hover();
  await dot(3).blur();
  await page.clock.runFor(9000);
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  // After a mouse click focus does not pause the slides.
  await dot(3).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(3100);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await page.clock.runFor(9000);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await setVisibility('visible');
  await page.getByRole('button', { name: 'Oprește derularea imaginilor' }).press('Enter');
  await page.getByRole('button', { name: 'Pornește derularea imaginilor' }).blur();
  await page.clock.runFor(9000);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
});

test('for who asked for less motion nothing moves by itself, the dots work with the keyboard @matrix', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const dot = (index: number) =>
    page.getByRole('button', { name: `Arată imaginea ${index} din 3` });
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(9000);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await dot(1).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dot(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('img', { name: /^Panoul de control/ })).toBeInViewport();
});

test('on a phone a swipe of more than 50 px changes the picture, a shorter one does not @matrix', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Oprește derularea imaginilor' }).click();
  const dot = (index: number) =>
    page.getByRole('button', { name: `Arată imaginea ${index} din 3` });
  const box = await page.getByRole('img', { name: /^Vitrina online/ }).boundingBox();
  if (!box) throw new Error('The first picture has no place.');
  const swipe = async (distance: number) => {
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - distance / 2, y);
    await page.mouse.move(x - distance, y);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await swipe(60);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await swipe(-60);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
});

test('on a wide screen pictures cannot be dragged @matrix', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Oprește derularea imaginilor' }).click();
  const picture = page.getByRole('img', { name: /^Vitrina online/ });
  await picture.hover();
  await page.mouse.down();
  await page.mouse.move(100, 400, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Arată imaginea 1 din 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('"Vezi detalii" goes to the seven steps, "Începe acum!" to the questionnaire', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Vezi detalii' }).click();
  await expect(page.getByRole('heading', { name: 'Cum funcționează' })).toBeInViewport();
  const steps = page.getByRole('region', { name: 'Cum funcționează' }).getByRole('listitem');
  await expect(steps).toHaveCount(7);
  await page.getByRole('link', { name: 'Începe acum!' }).first().click();
  await expect(page).toHaveURL(/\/quiz$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cum funcționează' }).click();
  await expect(page).toHaveURL(/\/#how$/);
  await expect(page.getByRole('heading', { name: 'Cum funcționează' })).toBeInViewport();
});

test('"Vezi detalii" shows the steps before their code is there, and when it comes they stand @matrix', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/home-sections.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-booted]')).toBeAttached();
  const heading = page.getByRole('heading', { name: 'Cum funcționează' });
  await page.getByRole('link', { name: 'Vezi detalii' }).click();
  await expect(heading).toBeInViewport();
  release();
  await expect(page).toHaveURL(/\/#how$/);
  await expect(page.locator('[data-later-part]')).toHaveCount(0);
  await expect(heading).toBeInViewport();
});

test('the calculator works with the keyboard alone, and its code loads on intent', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = () => requests.some((url) => url.includes('commission-calculator'));
  expect(fetched()).toBe(false);
  // Before the code loads a press is replayed, but a focus is not.
  await expect(page.locator('[data-later-part]')).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Calculează comisionul' });
  await open.focus();
  await expect.poll(fetched).toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Calculator de comision' });
  const sales = dialog.getByLabel('Vânzări lunare (RON)');
  await expect(sales).toBeFocused();
  await page.keyboard.type('20000');
  await expect(dialog.getByRole('status').filter({ hasText: 'Comision lunar' })).toContainText(
    '1.400 RON',
  );
  await expect(dialog.getByRole('row')).toContainText([
    'Tranșă',
    '450,00',
    '700,00',
    '250,00',
    'rotunjit',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('a press below the first screen is answered when the code for it comes @matrix', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/js\/(async\/)?home-sections\./, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // The first screen is already interactive.
  await page.getByRole('button', { name: 'Oprește derularea imaginilor' }).click();
  await expect(page.getByRole('button', { name: 'Pornește derularea imaginilor' })).toBeVisible();
  await page.getByRole('button', { name: 'Calculează comisionul' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Calculator de comision' })).toBeVisible();
});

test('on a phone the sales of a giant leave the calculator as wide as it is @matrix', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Calculează comisionul' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calculator de comision' });
  const sales = dialog.getByLabel('Vânzări lunare (RON)');
  await sales.fill('999999999999');
  await expect(dialog.getByRole('table')).toContainText('999.999.984.999,00');
  const table = await dialog.getByRole('table').boundingBox();
  expect(table?.width).toBeLessThanOrEqual((await sales.boundingBox())?.width ?? 0);
});

test('on a phone the examples are a row: the next one is in sight, keys and fingers lead to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const examples = page.getByRole('list', { name: 'Așa poate arăta site-ul tău' });
  const [first, second, third] = await examples.getByRole('listitem').all();
  await examples.scrollIntoViewIfNeeded();
  await expect(first ?? examples).toBeInViewport({ ratio: 0.9 });
  await expect(second ?? examples).toBeInViewport();
  await expect(third ?? examples).not.toBeInViewport();
  await expect(examples).toHaveAttribute('tabindex', '0');
  await examples.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second ?? examples).toBeInViewport({ ratio: 0.9 });
  // On a wide page all are side by side, so none is a tab stop.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(examples).not.toHaveAttribute('tabindex');
  await expect(third ?? examples).toBeInViewport({ ratio: 0.5 });
});
