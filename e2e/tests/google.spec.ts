import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

/** Google's place is taken by the provider for demonstrations, with the same protocol. */
const FAILED = 'Google login failed. Please try again.';

async function openProvider(page: Page, from = '/login'): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: 'Continuă cu Google' }).click();
  await expect(page.getByRole('heading', { name: 'Alege un cont' })).toBeVisible();
}

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown);

test('an account of Google signs in and reaches the dashboard', async ({ page }) => {
  await openProvider(page);
  await page.getByRole('link', { name: 'Irina Exemplu' }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Irina Exemplu');
  expect(await storedUser(page)).toMatchObject({ email: 'irina.google@exemplu.ro', role: 'user' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Irina Exemplu');
});

test('the page that asked for the sign-in is reached over Google too', async ({ page }) => {
  await openProvider(page, '/login?next=%2Faccount');
  await page.getByRole('link', { name: 'Irina Exemplu' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('registration with Google ends in the same account', async ({ page }) => {
  await openProvider(page, '/register');
  await page.getByRole('link', { name: 'Irina Exemplu' }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
});

for (const [what, link] of [
  ['an address that Google does not vouch for', 'Radu Neconfirmat'],
  ['a sign-in that was given up', 'Renunță'],
] as const) {
  test(`${what} signs nobody in, and the sign-in page says so`, async ({ page }) => {
    await openProvider(page);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(FAILED);
    expect(await storedUser(page)).toBeNull();
    await expect(page.getByRole('button', { name: 'Continuă cu Google' })).toBeEnabled();
  });
}
