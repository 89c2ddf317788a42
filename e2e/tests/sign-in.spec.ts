import type { Page, Response } from '@playwright/test';
import { account } from '../src/accounts.ts';
import { freshEmail } from '../src/conformance/samples.ts';
import { expect, test } from '../src/test.ts';

const email = (page: Page) => page.getByLabel(/^E-mail/);
const password = (page: Page) => page.getByLabel(/^Parolă/);

test('who presses before the page has its code is signed in when it comes', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/js\/index\./, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(account('user').email);
  await password(page).fill(account('user').password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
});

test('a sign-in fetches what shows the page again after the back button, which may be offline @matrix', async ({
  page,
}) => {
  const isFor = (name: string) => (response: Response) =>
    new RegExp(`/${name}\\.[^/]+\\.js$`).test(response.url());
  const idle = page.waitForResponse(isFor('prefetch'));
  await page.goto('/login');
  await idle;
  const fetched = page.waitForResponse(isFor('show-again'));
  await email(page).fill(account('user').email);
  await password(page).fill(account('user').password);
  await page.keyboard.press('Enter');
  await fetched;
});

test('a token of Google that the host does not know is said, and nobody is signed in', async ({
  page,
}) => {
  await page.goto('/login?token=necunoscut');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Google login failed. Please try again.',
  );
  await expect(page).not.toHaveURL(/token/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('registration signs in', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel(/^Nume/).fill('Ana Exemplu');
  await email(page).fill(freshEmail());
  await password(page).fill('parola-destul-de-lunga');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Creează cont', exact: true }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
});
