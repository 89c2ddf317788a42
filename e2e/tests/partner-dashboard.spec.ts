import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { tabTo } from '../src/tab-to.ts';
import { expect, test } from '../src/test.ts';

const main = (page: Page) => page.getByRole('main');
const open = (page: Page, path: string) => page.goto(`/users/dashboard/${path}`);

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

test.describe('overview', () => {
  test('what was sold so far, what is owed, and the months before, by keyboard', async ({
    page,
  }) => {
    await open(page, 'overview');
    const sales = main(page).getByRole('region', { name: 'Vânzări și comisioane' });
    await expect(sales.getByRole('heading', { name: /^Vânzări în .+, până acum$/ })).toBeVisible();
    await expect(sales).toContainText(/RON\d[\d.]* (de )?comenzi.*Cifre din \d\d\.\d\d\.\d{4}/);
    await tabTo(page, sales.getByRole('link', { name: /^Plătește/ }));
    await tabTo(page, sales.getByText('Vânzările lună de lună'));
    await page.keyboard.press('Enter');
    const table = sales.getByRole('table', { name: 'Vânzările lună de lună' });
    await expect(table.getByRole('row')).toHaveCount(13);
    await expect(table.getByRole('row').nth(1)).toContainText('(până acum)');
    const sites = main(page).getByRole('region', { name: 'Cum stau site-urile tale' });
    await expect(sites.getByRole('listitem').filter({ hasText: 'Public' }).first()).toBeVisible();
  });
});

test.describe('requests', () => {
  test('a request shows its way with dates, and its answers again', async ({ page }) => {
    await open(page, 'site-request');
    const request = main(page).getByRole('article').first();
    await expect(request.getByRole('list', { name: 'Etapele solicitării' })).toContainText(
      /În așteptare\d\d\.\d\d\.\d{4}, \d\d:\d\d/,
    );
    await request.getByRole('button', { name: /^Vezi răspunsurile/ }).click();
    await expect(page.getByRole('dialog', { name: 'Răspunsurile tale' })).toContainText(
      'Numele afacerii',
    );
  });
});

test.describe('billing', () => {
  test('an invoice can be looked at and saved @matrix', async ({ page }) => {
    await open(page, 'commissions');
    await main(page).getByRole('button', { name: 'Vezi factura' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Factură' });
    await expect(dialog.getByRole('link', { name: 'Previzualizează' })).toHaveAttribute(
      'href',
      /^blob:/,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Descarcă PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^factura-COM-\d{4}-\d\d-\d{4}\.pdf$/);
  });
});
