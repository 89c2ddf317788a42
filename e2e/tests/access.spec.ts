import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const ADMIN_PATHS = [
  '/admin/dashboard',
  '/admin/orders',
  '/admin/order/300',
  '/admin/stats',
  '/admin/products',
  '/admin/users',
  '/admin/sites',
  '/admin/manage',
  '/admin/commissions',
  '/admin/create-partner',
];
const USER_PATHS = [
  '/users/dashboard',
  '/users/dashboard/overview',
  '/users/dashboard/site-request',
];

for (const path of [...ADMIN_PATHS, ...USER_PATHS]) {
  test(`nobody signed in: ${path} leads home and fetches no code of its remote`, async ({
    page,
    platform,
  }) => {
    const foreign: string[] = [];
    const guarded = [platform.addresses['mf-admin'], platform.addresses['mf-partner']];
    page.on(
      'request',
      (request) =>
        guarded.some((origin) => request.url().startsWith(origin)) && foreign.push(request.url()),
    );
    await page.goto(path);
    await expect(page).toHaveURL(`${platform.addresses.shell}/`);
    expect(foreign).toEqual([]);
  });
}

for (const path of ADMIN_PATHS) {
  test(`a partner: ${path} leads home and no admin code is requested`, async ({
    page,
    platform,
  }) => {
    const requested: string[] = [];
    page.on(
      'request',
      (request) =>
        request.url().startsWith(platform.addresses['mf-admin']) && requested.push(request.url()),
    );
    await signInAs(page, platform, account('user'));
    await page.goto(path);
    await expect(page).toHaveURL(`${platform.addresses.shell}/`);
    expect(requested).toEqual([]);
  });
}

test('an admin is not let into the dashboard', async ({ page, platform }) => {
  await signInAs(page, platform, account('admin'));
  await page.goto('/users/dashboard/overview');
  await expect(page).toHaveURL(`${platform.addresses.shell}/`);
});

test('/users/notifications without a session leads to the sign-in page', async ({
  page,
  platform,
}) => {
  await page.goto('/users/notifications');
  await expect(page).toHaveURL(`${platform.addresses.shell}/login`);
});

test('the sign-in page redirects who is already signed in', async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
  await page.goto('/login');
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
});

test('after signing in a partner sees the dashboard, after logout the home page', async ({
  page,
  platform,
}) => {
  const { email, password } = account('user');
  await page.goto('/login');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(password);
  await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/overview$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salut');
  await page.getByRole('button', { name: /^Meniul contului/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${platform.addresses.shell}/`);
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
  ).toEqual([null, null]);
  await page.goBack();
  await expect(page).not.toHaveURL(/dashboard/);
});

test('a session that ends during work leads to sign-in and back to the same page', async ({
  page,
  platform,
}) => {
  const partner = account('user');
  await signInAs(page, platform, partner);
  await page.goto('/users/dashboard/overview');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salut');
  // The bell asks too: it shall have its answer before the session ends.
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Notificări:/ }),
  ).toBeVisible();
  await platform.sql('delete from sessions');
  await page.getByRole('link', { name: 'Profil' }).first().click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel(/^E-mail/).fill(partner.email);
  await page.getByLabel(/^Parolă/).fill(partner.password);
  await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
  await expect(page).toHaveURL(/\/users\/dashboard\/profile$/);
});

test('a wrong password is said in the form, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel(/^E-mail/).fill(account('user').email);
  await page.getByLabel(/^Parolă/).fill('gresita-de-tot');
  await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(account('user').email);
});

test('an unknown path shows the not-found page, with the header', async ({ page }) => {
  await page.goto('/nu-exista');
  await expect(page.getByRole('heading', { name: 'Pagina nu a fost găsită' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
