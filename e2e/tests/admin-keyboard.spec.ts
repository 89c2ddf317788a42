import type { Locator, Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

/** Presses Tab until the target has the focus; a person would not go further than this either. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it.');
}

test('a list is searched, sorted and left by keyboard alone', async ({ page }) => {
  await page.goto('/admin/sites');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Caută')).toBeFocused();
  await page.keyboard.type('exemplu');
  await expect(page).toHaveURL(/q=exemplu/);
  const heading = page.getByRole('columnheader', { name: 'Business Name' });
  await tabTo(page, heading.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await tabTo(page, page.getByRole('button', { name: /^Detalii: / }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Detalii: / }).first()).toBeFocused();
});

test('the table of orders is sorted by its headings, and an order is processed, by keyboard', async ({
  page,
}) => {
  await page.goto('/admin/orders?view=table&status=Processing');
  const total = page.getByRole('columnheader', { name: 'Total' });
  await tabTo(page, total.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=highest/);
  await expect(total).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=lowest/);
  const order = page.getByRole('link', { name: /^Comanda #/ }).first();
  await tabTo(page, order);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Comanda #/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Marchează expediată' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Marchează livrată' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Modificarea a fost anulată.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marchează expediată' })).toBeVisible();
});

test('what a page can do is in its menu, in the palette and on a key', async ({ page }) => {
  await page.goto('/admin/order/300');
  await expect(page.getByRole('heading', { name: 'Status comandă' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Acțiunile paginii' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Tipărește/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('anuleaza comanda');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Anulezi comanda?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Anulezi comanda?' })).toBeVisible();
});

test('the product form is filled by keyboard, colours too', async ({ page }) => {
  await page.goto('/admin/products');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('n');
  const form = page.locator('form');
  await tabTo(page, form.getByLabel(/^Nume/));
  await page.keyboard.type('Produs scris');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9,99');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('combobox', { name: /^Culoare/ })).toBeFocused();
  await page.keyboard.type('rosu');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: /^Culoare/ })).toHaveValue(/roșu/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Descriere');
  await tabTo(page, page.getByRole('button', { name: 'Alege imagini' }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  expect((await chooser).isMultiple()).toBe(true);
});
