import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page, Response } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const main = (page: Page) => page.getByRole('main');

const open = async (page: Page, path: string) => {
  await page.goto(`/users/dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

test('a half-typed company is not lost without a question @matrix', async ({ page }) => {
  await open(page, 'profile#firme');
  const name = main(page).getByLabel(/^Denumirea firmei/);
  await name.fill('Firma Exemplu SRL');
  await page.getByRole('link', { name: 'Solicitari' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modificări nesalvate' });
  await dialog.getByText('Rămân pe pagină').click();
  await expect(page).toHaveURL(/\/profile#firme$/);
  await expect(name).toHaveValue('Firma Exemplu SRL');
  await page.getByRole('link', { name: 'Solicitari' }).click();
  await dialog.getByRole('button', { name: 'Plec fără să salvez' }).click();
  await expect(page).toHaveURL(/\/site-request$/);
});

test.describe('bytes', () => {
  const KB = 1000;
  /** The remote's scripts requested from now on: gzipped size, in order of request. */
  const scriptsOf = (page: Page, origin: string) => {
    const scripts: Promise<{ url: string; bytes: number }>[] = [];
    const measure = async (response: Response) => ({
      url: response.url(),
      bytes: gzipSync(await response.body()).byteLength,
    });
    page.on('response', (response) => {
      if (response.url().startsWith(origin) && response.request().resourceType() === 'script')
        scripts.push(measure(response));
    });
    return () => Promise.all(scripts);
  };
  const total = (scripts: { bytes: number }[]) =>
    scripts.reduce((sum, { bytes }) => sum + bytes, 0);

  // Sales, their months and site pictures account for 5 kB.
  test('the overview needs at most 39 kB of own scripts', async ({ page, platform }) => {
    const scripts = scriptsOf(page, platform.remote('mf-partner').url);
    await open(page, 'overview');
    await expect(main(page).getByRole('link', { name: 'Vezi comisioanele' })).toBeVisible();
    const loaded = await scripts();
    expect(loaded.length).toBeGreaterThan(0);
    expect(total(loaded), JSON.stringify(loaded, null, 1)).toBeLessThanOrEqual(39 * KB);
  });

  test('the chart is fetched when it scrolls into view, and is at most 195 kB @matrix', async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width: 1000, height: 400 });
    const scripts = scriptsOf(page, platform.remote('mf-partner').url);
    await open(page, 'commissions');
    await expect(main(page).getByRole('table', { name: 'Billing' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    const before = await scripts();
    expect(total(before)).toBeLessThanOrEqual(40 * KB);
    await main(page).getByRole('heading', { name: 'Comisioane pe luni' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(main(page).getByRole('figure').locator('svg')).toBeVisible();
    const chart = (await scripts()).slice(before.length);
    expect(chart.length).toBeGreaterThan(0);
    expect(total(chart), JSON.stringify(chart, null, 1)).toBeLessThanOrEqual(195 * KB);
  });
});

test('a chart that cannot be fetched leaves the page standing, and can be asked for again @matrix', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1000, height: 400 });
  await open(page, 'commissions');
  await expect(main(page).getByRole('table', { name: 'Billing' })).toBeAttached();
  const scripts = `${platform.remote('mf-partner').url}/**/*.js*`;
  await page.route(scripts, (route) => route.abort());
  const chart = main(page).getByRole('region', { name: 'Comisioane pe luni' });
  const height = async () => (await chart.boundingBox())?.height;
  const place = await height();
  await main(page).getByRole('heading', { name: 'Comisioane pe luni' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(chart).toContainText('Graficul nu a putut fi încărcat.');
  // The content below does not shift.
  expect(await height()).toBe(place);
  await page.unroute(scripts);
  await chart.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(chart.getByRole('figure').locator('svg')).toBeVisible();
  expect(await height()).toBe(place);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open windows and forms, ${theme} @matrix`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [what, id, nodes.map((node) => node.html)])).toEqual(
        [],
      );
    };
    await open(page, 'site-request');
    await main(page).getByRole('button', { name: 'Ai nevoie de ajutor?' }).click();
    await check('help');
    await page.keyboard.press('Escape');
    await main(page)
      .getByRole('button', { name: /^Vezi răspunsurile/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('Numele afacerii');
    await check('answers');
    await open(page, 'commissions');
    await main(page).getByRole('button', { name: 'Vezi factura' }).first().click();
    await expect(page.getByRole('link', { name: 'Previzualizează' })).toBeVisible();
    await check('invoice');
    await open(page, 'profile#firme');
    await main(page).getByLabel('CIF').fill('RO123');
    await main(page).getByRole('region', { name: 'Firmele tale' }).getByText('Salvează').click();
    await check('company');
    await page.goto('/users/notifications');
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await check('notifications');
  });
}
