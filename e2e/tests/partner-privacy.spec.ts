import type { Page } from '@playwright/test';
import { demoAccounts } from '@vitrina/backend/seed/people/demo-accounts';
import { expect, test } from '../src/test.ts';

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(password);
  await page.locator('#main button[type=submit]').click();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
}

test('who signs in after somebody else in one tab never sees their data', async ({ page }) => {
  const [first, second] = demoAccounts.filter(({ role }) => role === 'user');
  if (!first || !second) throw new Error('The demonstration data have too few partners.');
  await page.goto('/login');
  await signIn(page, first);
  const main = page.getByRole('main');
  const site = main
    .getByRole('article')
    .or(main.getByRole('heading', { level: 3 }))
    .first();
  const nameOfFirst = (await site.textContent()) ?? '';
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Meniul contului/ })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  // Holds the second user's answers: meanwhile the screen must not show the first user's data.
  await page.route('**/api/user-website', async (route) => {
    await expect(main.getByText(nameOfFirst)).toHaveCount(0);
    await route.continue();
  });
  await signIn(page, second);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(nameOfFirst)).toHaveCount(0);
  await expect(main.getByText(first.email)).toHaveCount(0);
});
