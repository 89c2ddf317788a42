import type { Page } from '@playwright/test';
import type { Platform } from '@vitrina/platform/platform';
import { type Account, account, signInAs } from '../src/accounts.ts';
import { freshEmail } from '../src/conformance/samples.ts';
import { expect, test } from '../src/test.ts';

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);

async function signInByForm(page: Page, { email, password } = account('user')): Promise<void> {
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(password);
  await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
}

/** Writes a session to local storage like a sign-in in this tab, unnoticed by the page. */
async function storeSession(page: Page, platform: Platform, person: Account): Promise<void> {
  const response = await page.request.post(`${platform.addresses.api}/api/auth/login`, {
    data: { ...person, remember: false },
  });
  const { token, user } = (await response.json()) as { token: string; user: object };
  await page.evaluate(
    ([newToken, newUser]) => {
      localStorage.setItem('token', newToken ?? '');
      localStorage.setItem('user', newUser ?? '');
    },
    [token, JSON.stringify(user)],
  );
}

test('signing in in one tab signs in the other, and leads it away from the sign-in page @matrix', async ({
  context,
}) => {
  const [first, second, third] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await second.goto('/faq');
  await third.goto('/login?next=%2Fproducts');
  await first.goto('/login');
  await signInByForm(first);
  await expect(second.getByRole('button', { name: /^Meniul contului/ })).toBeVisible();
  await expect(third).toHaveURL(/\/products$/);
});

test('another person in another tab: nothing of the first one stays', async ({
  context,
  platform,
}) => {
  const page = await context.newPage();
  await signInAs(page, platform, account('user'));
  await page.goto('/account');
  await expect(page.getByLabel('E-mail')).toHaveValue(account('user').email);
  const other = await context.newPage();
  await other.goto('/faq');
  await storeSession(other, platform, account('admin'));
  await expect(page).toHaveURL(`${platform.addresses.shell}/`);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Create Partner' }),
  ).toBeVisible();
});

test('a tab whose code comes late follows who signed in meanwhile, and does not undo it @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/js\/index\./, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.waitForRequest(/\/static\/js\/index\./);
  await storeSession(page, platform, account('admin'));
  release();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Create Partner' }),
  ).toBeVisible();
  expect((await stored(page))[1]).toContain(account('admin').email);
});

test('a session that ends on the account page comes back to it, with query and hash', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  await page.goto('/account?din=meniu#comenzi');
  await expect(page.getByLabel('E-mail')).toHaveValue(account('user').email);
  // The bell makes a request too; after its answer, the button is the first to detect the ended session.
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Notificări:/ }),
  ).toBeVisible();
  await platform.sql('delete from sessions');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(/^Sesiunea ta a expirat/)).toBeVisible();
  await signInByForm(page);
  await expect(page).toHaveURL(/\/account\?din=meniu#comenzi$/);
});

test('a link of a mail leads who is signed out through the sign-in to its page', async ({
  page,
  platform,
}) => {
  const email = freshEmail();
  await page.request.post(`${platform.addresses.api}/api/auth/register`, {
    data: { name: 'Ana', email, password: 'parola-anei-1', phone: '', address: '' },
  });
  await page.goto('/users/dashboard/site-request?from-mail');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Autentifică-te ca să continui.')).toBeVisible();
  await signInByForm(page, { email, password: 'parola-anei-1' });
  await expect(page).toHaveURL(/\/users\/dashboard\/site-request$/);
});

test('a failed sign-in return elsewhere is said in a toast @matrix', async ({ page }) => {
  await page.goto('/quiz?token=necunoscut');
  await expect(page.getByRole('region', { name: 'Mesaje' }).getByRole('alert')).toContainText(
    'Google login failed. Please try again.',
  );
  await expect(page).toHaveURL(/\/quiz$/);
});

test('documents that take a token name no referrer @matrix', async ({ page }) => {
  for (const path of [
    '/reset-password?token=abc',
    '/confirm-email',
    '/order?token=abc',
    '/?token=abc',
  ]) {
    const response = await page.request.get(path);
    expect(response.headers()['referrer-policy'], path).toBe('no-referrer');
  }
  const ordinary = await page.request.get('/faq');
  expect(ordinary.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');
});
