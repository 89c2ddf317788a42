import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const firms = (page: Page) => page.getByRole('region', { name: 'Firmele tale' });
const name = (page: Page) => firms(page).getByLabel(/^Denumirea firmei/);
const cancel = (page: Page) => firms(page).getByRole('button', { name: 'Renunță' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Modificări nesalvate' });

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  const company = { id: 5, company_name: 'Firma Exemplu SRL' };
  await page.route('**/api/businesses', (route) =>
    route.fulfill({ headers: cors, json: { data: [company] } }),
  );
  await page.goto('/users/dashboard/profile');
  await expect(firms(page).getByRole('heading', { name: 'Firma Exemplu SRL' })).toBeVisible();
});

for (const { form, opener } of [
  { form: 'a new company', opener: 'Adaugă o firmă' },
  { form: 'a saved company', opener: 'Modifică Firma Exemplu SRL' },
]) {
  test(`what was typed for ${form} is given up only after a question`, async ({ page }) => {
    const open = firms(page).getByRole('button', { name: opener });
    await open.click();
    await name(page).fill('Florăria Neterminată SRL');
    // What opened the form reads like a way to send it: it must not be there to be pressed.
    await expect(open).toBeHidden();
    await cancel(page).click();
    await question(page).getByRole('button', { name: 'Rămân în formular' }).last().click();
    await expect(name(page)).toHaveValue('Florăria Neterminată SRL');
    await expect(cancel(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(name(page)).toHaveValue('Florăria Neterminată SRL');
    await cancel(page).click();
    await question(page).getByRole('button', { name: 'Renunț la modificări' }).click();
    await expect(name(page)).toBeHidden();
    await expect(open).toBeFocused();
  });

  test(`the form of ${form} closes at once where nothing was typed`, async ({ page }) => {
    const open = firms(page).getByRole('button', { name: opener });
    await open.click();
    await expect(name(page)).toBeFocused();
    await cancel(page).click();
    await expect(question(page)).toBeHidden();
    await expect(name(page)).toBeHidden();
    await expect(open).toBeFocused();
  });
}
