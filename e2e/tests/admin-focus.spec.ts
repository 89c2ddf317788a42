import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { showCatalogue } from '../src/show-catalogue.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const paidMarks = (page: Page) => page.getByRole('checkbox', { name: /^Plătit: / });
const nameOf = async (page: Page, index: number) =>
  (await paidMarks(page).nth(index).getAttribute('aria-label')) ?? '';

test.describe('a control that is disabled while it saves', () => {
  test('has the focus again: the status of a request', async ({ page }) => {
    await page.goto('/admin/sites');
    const select = page.getByLabel(/^Status pentru/).first();
    await select.focus();
    await select.selectOption('in_test');
    await expect(page.getByText('Statusul solicitării a fost actualizat.')).toBeVisible();
    await expect(select).toBeFocused();
    await page.getByRole('button', { name: 'Anulează modificarea' }).press('Enter');
    await expect(page.getByText('Modificarea a fost anulată.')).toBeVisible();
    await expect(select).toBeFocused();
  });

  test('has the focus again: the paid mark', async ({ page }) => {
    await page.goto('/admin/commissions');
    const paid = paidMarks(page).first();
    await paid.press('Space');
    await expect(page.getByText('Starea de plată a fost actualizată.')).toBeVisible();
    await expect(paid).toBeFocused();
  });

  test('does not take the focus from where somebody pressed meanwhile', async ({ page }) => {
    await page.goto('/admin/commissions');
    const paid = paidMarks(page).first();
    await paid.press('Space');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByText('Starea de plată a fost actualizată.')).toBeVisible();
    await expect(paid).toBeEnabled();
    await expect(paid).not.toBeFocused();
  });
});

test.describe('a row that no longer passes the filter', () => {
  test('leaves the focus at the mark of the next one', async ({ page }) => {
    await page.goto('/admin/commissions?paid=no');
    const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
    await paidMarks(page).first().press('Space');
    await expect(page.getByRole('checkbox', { name: first, exact: true })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: second, exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Anulează modificarea' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: first, exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: second, exact: true })).toBeFocused();
  });

  test('leaves it at no status of another one, which a further key would change', async ({
    page,
  }) => {
    await page.goto('/admin/sites?status=pending');
    const selects = page.getByLabel(/^Status pentru/);
    await selects.first().focus();
    const before = await selects.count();
    await selects.first().selectOption('in_test');
    await expect(selects).toHaveCount(before - 1);
    await expect(page.locator('tbody tr').first().getByRole('button').first()).toBeFocused();
    await page.getByRole('button', { name: 'Anulează modificarea' }).press('Enter');
    await expect(selects).toHaveCount(before);
  });
});

test('after a change of status the focus stays at what can be done next', async ({
  page,
  platform,
}) => {
  const [order] = await platform.sql<{ id: number }>(
    "select id from orders where status = 'Processing' order by id desc limit 1",
  );
  await page.goto(`/admin/order/${order?.id}`);
  await page.getByRole('button', { name: 'Marchează expediată' }).press('Enter');
  const next = page.getByRole('region', { name: 'Status comandă' });
  await expect(next.getByRole('button', { name: 'Marchează livrată' })).toBeVisible();
  await expect(next).toBeFocused();
  await page.getByRole('button', { name: 'Anulează modificarea' }).press('Enter');
  await expect(next.getByRole('button', { name: 'Marchează expediată' })).toBeVisible();
  await expect(next).toBeFocused();
});

test.describe('a product that is deleted', () => {
  const deleteButtons = (page: Page) => page.getByRole('button', { name: /^Șterge .*\(/ });

  const remove = async (page: Page, row: number) => {
    await deleteButtons(page).nth(row).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Șterge', exact: true })
      .press('Enter');
    await expect(page.getByText('Produsul a fost șters cu succes!').last()).toBeVisible();
  };

  test('leaves the focus at the next row', async ({ page }) => {
    await page.goto('/admin/products');
    const next = await deleteButtons(page).nth(4).getAttribute('aria-label');
    await remove(page, 3);
    await expect(deleteButtons(page).nth(3)).toHaveAttribute('aria-label', next ?? '');
    await expect(deleteButtons(page).nth(3)).toBeFocused();
  });

  test('leaves the focus at the heading when it was the only one found', async ({
    page,
    platform,
  }) => {
    await platform.sql("update products set name = 'Singurul găsit' where id = 5");
    await showCatalogue(platform);
    await page.goto('/admin/products?q=singurul+gasit');
    await expect(deleteButtons(page)).toHaveCount(1);
    await remove(page, 0);
    await expect(deleteButtons(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a row that is scrolled away takes the focus with it, and no other is changed by typing', async ({
  page,
}) => {
  await page.goto('/admin/products');
  const price = page.getByRole('textbox', { name: /^Preț pentru/ }).first();
  await price.focus();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 6000);
  await expect(price).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
});
