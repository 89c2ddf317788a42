import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

/** A demo provider stands in for Google, with the same protocol. */
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

test('the page that asked for the sign-in is reached over Google too @matrix', async ({ page }) => {
  await openProvider(page, '/login?next=%2Faccount');
  await page.getByRole('link', { name: 'Irina Exemplu' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('who gives up at Google, or is not vouched for by it, is told so and not signed in @matrix', async ({
  page,
}) => {
  for (const link of ['Renunță', 'Radu Neconfirmat']) {
    await openProvider(page);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(FAILED);
    expect(await storedUser(page)).toBeNull();
    await expect(page.getByRole('button', { name: 'Continuă cu Google' })).toBeEnabled();
  }
});

test('the return of a sign-in that another browser began signs nobody in', async ({
  page,
  browser,
  baseURL,
}) => {
  const attacker = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await attacker.newPage();
  await openProvider(theirs);
  // The attacker keeps the code for the victim instead of using it.
  const returns = /\/login\?token=/;
  await theirs.route(returns, (route) => route.abort());
  const [request] = await Promise.all([
    theirs.waitForRequest(returns),
    theirs.getByRole('link', { name: 'Irina Exemplu' }).click(),
  ]);
  await attacker.close();
  await page.goto(request.url());
  await expect(page.getByText(FAILED)).toBeVisible();
  expect(await storedUser(page)).toBeNull();
});
