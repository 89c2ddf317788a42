import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { tabTo } from '../src/tab-to.ts';
import { expect, test } from '../src/test.ts';

const main = (page: Page) => page.getByRole('main');
const open = async (page: Page, path: string) => {
  await page.goto(`/users/dashboard/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

test('the sidebar collapses by keyboard and stays so after a reload @matrix', async ({ page }) => {
  await open(page, 'overview');
  await tabTo(page, page.getByRole('button', { name: 'Restrânge meniul', exact: true }).first());
  await page.keyboard.press('Enter');
  const expand = page.getByRole('button', { name: 'Extinde meniul' });
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'Solicitari' })).toBeVisible();
  await page.reload();
  await expect(expand).toBeVisible();
});

test('an invoice opens for reading in a tab of its own @matrix', async ({ page, context }) => {
  await open(page, 'commissions');
  await main(page).getByRole('button', { name: 'Vezi factura' }).first().click();
  const links = page.getByRole('dialog').getByRole('link');
  const read = links.filter({ hasText: 'Previzualizează' });
  const save = links.filter({ hasText: 'Descarcă' });
  await Promise.all([context.waitForEvent('page'), read.click()]);
  // The tab's content depends on the browser's PDF viewer, so the test compares the link with the download.
  expect(await read.getAttribute('href')).toBe(await save.getAttribute('href'));
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a company is added and deleted with the keyboard alone', async ({ page }) => {
  const firm = `Tastatura ${Date.now()} SRL`;
  const toasts = page.getByRole('region', { name: 'Mesaje' });
  await open(page, 'profile#firme');
  await expect(main(page).getByLabel(/^Denumirea firmei/)).toBeFocused();
  await page.keyboard.type(firm);
  for (const box of [/^Declar/, /^Îmi dau/]) {
    await tabTo(page, page.getByRole('checkbox', { name: box, exact: true }).first());
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts).toContainText('Firmă adăugată cu succes!');
  await expect(main(page).getByRole('button', { name: 'Adaugă o firmă' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: `Șterge ${firm}`, exact: true }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ești sigur că vrei să ștergi această firmă?');
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: `Șterge ${firm}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Șterge', exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(toasts).toContainText('Firmă ștearsă cu succes');
  await expect(main(page).getByRole('heading', { name: 'Firmele tale' })).toBeFocused();
});
