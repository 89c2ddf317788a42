import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const paidMarks = (page: Page) => page.getByRole('checkbox', { name: /^Plătit: / });
const nameOf = async (page: Page, index: number) =>
  (await paidMarks(page).nth(index).getAttribute('aria-label')) ?? '';

test('a control that is disabled while it saves has the focus again; of a row that is gone the next one, which no key changes', async ({
  page,
}) => {
  await page.goto('/admin/sites');
  const selects = page.getByLabel(/^Status pentru/);
  await selects.first().focus();
  await selects.first().selectOption('in_test');
  await expect(page.getByText('Statusul solicitării a fost actualizat.')).toBeVisible();
  await expect(selects.first()).toBeFocused();
  await page.getByRole('button', { name: 'Anulează modificarea' }).press('Enter');
  await expect(page.getByText('Modificarea a fost anulată.')).toBeVisible();
  await expect(selects.first()).toBeFocused();

  await page.getByLabel('Filtru status').selectOption('pending');
  await expect(page).toHaveURL(/status=pending/);
  await selects.first().focus();
  const before = await selects.count();
  await selects.first().selectOption('in_test');
  await expect(selects).toHaveCount(before - 1);
  await expect(page.locator('tbody tr').first().locator('a, button').first()).toBeFocused();
  await page.getByRole('button', { name: 'Anulează modificarea' }).press('Enter');
  await expect(selects).toHaveCount(before);
});

test('a mark has the focus again, or the mark of the next row, and takes it from nobody @matrix', async ({
  page,
}) => {
  await page.goto('/admin/commissions?paid=no');
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
  await paidMarks(page).first().press('Space');
  await expect(page.getByRole('checkbox', { name: first, exact: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: second, exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Anulează modificarea' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: first, exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: second, exact: true })).toBeFocused();

  await page.getByLabel('Stare plată').selectOption('');
  const mark = page.getByRole('checkbox', { name: first, exact: true });
  await mark.press('Space');
  await expect(mark).toBeChecked();
  await expect(mark).toBeFocused();
  await mark.press('Space');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(mark).not.toBeChecked();
  await expect(mark).toBeEnabled();
  await expect(mark).not.toBeFocused();
});

test('of a product that is deleted the next row has the focus, of the only one the heading; a row that is scrolled away takes it along @matrix', async ({
  page,
}) => {
  const deleteButtons = page.getByRole('button', { name: /^Șterge .*\(/ });
  const remove = async (row: number) => {
    await deleteButtons.nth(row).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Șterge', exact: true })
      .press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.goto('/admin/products');
  const next = (await deleteButtons.nth(4).getAttribute('aria-label')) ?? '';
  await remove(3);
  await expect(deleteButtons.nth(3)).toHaveAttribute('aria-label', next);
  await expect(deleteButtons.nth(3)).toBeFocused();

  const price = page.getByRole('textbox', { name: /^Preț pentru/ }).first();
  await price.focus();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 6000);
  await expect(price).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');

  await page
    .getByLabel('Caută')
    .first()
    .fill(next.replace(/^Șterge |[()]/g, ''));
  await expect(deleteButtons).toHaveCount(1);
  await remove(0);
  await expect(deleteButtons).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a button of a form that goes leaves the focus in the form @matrix', async ({ page }) => {
  await page.goto('/admin/settings');
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Adaugă o zi' }) });
  await form.getByRole('button', { name: 'Adaugă o zi' }).press('Enter');
  await form.getByRole('button', { name: /^Scoate ziua/ }).press('Enter');
  await expect(form.getByRole('button', { name: 'Adaugă o zi' })).toBeFocused();

  const delivery = page.locator('form').filter({ has: page.getByLabel('Costul livrării') });
  await delivery.getByLabel('Costul livrării').fill('25');
  await delivery.getByRole('button', { name: 'Renunță la modificări' }).press('Enter');
  await expect(delivery.getByLabel('Costul livrării')).toHaveValue('20,00');
  await expect(delivery.locator(':focus')).toHaveCount(1);
});
