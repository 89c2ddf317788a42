import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const undo = (page: Page) => page.getByRole('button', { name: 'Anulează modificarea' });
const TOO_LATE = 'Modificarea nu a mai putut fi anulată.';

test('a status that a colleague set meanwhile is not taken back with ours', async ({
  page,
  platform,
}) => {
  const colleague = await page.context().newPage();
  await signInAs(colleague, platform, account('admin'));
  const status = (of: Page) => of.getByLabel(/^Status pentru/).first();
  await page.goto('/admin/sites');
  await status(page).selectOption('in_test');
  await expect(undo(page)).toBeVisible();
  await colleague.goto('/admin/sites');
  await status(colleague).selectOption('completed');
  await expect(undo(colleague)).toBeVisible();
  await undo(page).click();
  await expect(page.getByText(TOO_LATE)).toBeVisible();
  await expect(status(page)).toHaveValue('completed');
});

test('a paid mark that a colleague took away meanwhile is not set again by our way back', async ({
  page,
  platform,
}) => {
  const colleague = await page.context().newPage();
  await signInAs(colleague, platform, account('admin'));
  const paid = (of: Page) => of.getByRole('checkbox', { name: /^Plătit: / }).first();
  await page.goto('/admin/commissions');
  const before = await paid(page).isChecked();
  await paid(page).click();
  await expect(undo(page)).toBeVisible();
  await colleague.goto('/admin/commissions');
  await expect(paid(colleague)).toBeChecked({ checked: !before });
  await paid(colleague).click();
  await expect(undo(colleague)).toBeVisible();
  await undo(page).click();
  await expect(page.getByText(TOO_LATE)).toBeVisible();
  await expect(paid(page)).toBeChecked({ checked: before });
});

test('a price that was typed when the session ended is there after the sign-in', async ({
  page,
}) => {
  const { email, password } = account('admin');
  await page.goto('/admin/products');
  const price = page.getByRole('textbox', { name: /^Preț pentru/ }).first();
  await price.fill('63,21');
  await page.route('**/api/products/*', (route) =>
    route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  );
  await price.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await page.unroute('**/api/products/*');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(password);
  await page.locator('#main button[type=submit]').click();
  await expect(price).toHaveValue('63,21');
});

for (const id of ['0', '123456789012345'])
  test(`/admin/order/${id} is no order, and says so`, async ({ page }) => {
    await page.goto(`/admin/order/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nu|not found/i);
    await expect(page.getByText('Failed to fetch orders')).toHaveCount(0);
  });
