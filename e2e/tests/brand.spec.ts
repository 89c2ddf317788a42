import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { primaryPalette } from '@vitrina/contract/rules/brand-colors';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { expect, test } from '../src/test.ts';

const PRIMARY = '#7a1f5c';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#7a1f5c"/><path d="M8 16h16" stroke="#fff" stroke-width="5"/></svg>';

test.beforeAll(async ({ platform }) => {
  const logo = join(mkdtempSync(join(tmpdir(), 'vitrina-brand-')), 'logo.svg');
  writeFileSync(logo, LOGO);
  await platform.setBrand({ ...LOCAL_CONFIG.brand, colors: { primary: PRIMARY }, logo });
});
test.afterAll(async ({ platform }) => platform.setBrand(LOCAL_CONFIG.brand));

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const background = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** The source of the header's logo. */
async function shownLogo(page: Page): Promise<string> {
  const mark = page.getByRole('banner').locator('[data-mark]');
  const image = await mark.evaluate((node) => getComputedStyle(node).backgroundImage);
  await expect(mark.locator('rect')).toBeHidden();
  const url = /^url\("(.*)"\)$/.exec(image)?.[1] ?? '';
  return (await page.request.get(url)).text();
}

for (const theme of ['light', 'dark'] as const) {
  test(`a configured colour and logo show on every page, without a build: ${theme}${theme === 'light' ? '' : ' @matrix'}`, async ({
    page,
  }) => {
    const { fill, onFill } = primaryPalette(PRIMARY, theme);
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/');
    expect(await shownLogo(page)).toBe(LOGO);
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    expect(await (await page.request.get(icon ?? '')).text()).toBe(LOGO);
    const offer = page.getByRole('main').getByRole('link', { name: 'Vezi produsele' });
    expect(await background(offer)).toBe(rgb(fill));
    await page.getByRole('banner').getByRole('link', { name: 'Produse' }).click();
    const add = page.getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ }).first();
    await expect(add).toBeVisible();
    expect(await background(add)).toBe(rgb(fill));
    expect(await add.evaluate((node) => getComputedStyle(node).color)).toBe(rgb(onFill));
  });
}

test('the theme that a person chose is that of the colour too @matrix', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Treci la tema întunecată' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const color = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-primary'),
  );
  expect(color).toBe(primaryPalette(PRIMARY, 'dark').fill);
});
