import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const main = (page: Page) => page.getByRole('main');
const open = (page: Page, path: string) => page.goto(`/users/dashboard/${path}`);

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
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
  test('an invoice can be looked at and saved', async ({ page }) => {
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
    expect(download.suggestedFilename()).toMatch(/^factura-\d{4}-\d\d-.+\.pdf$/);
  });
});
