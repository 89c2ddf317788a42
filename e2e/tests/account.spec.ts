import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test } from '../src/test.ts';

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const ORDER = {
  id: 41,
  created_at: '2026-03-05T12:30:00Z',
  status: 'Shipped',
  email: 'ana@exemplu.ro',
  county: 'Cluj',
  total_price: 1254.5,
  shipping_cost: 20,
  items: [
    { id: 1, product_name: 'Ruj mat', product_color: 'Roz', quantity: 2, price: 49.5 },
    { id: 2, product_name: 'Cremă', product_color: null, quantity: 1, price: 1135.5 },
  ],
};

const answerOrders = (page: Page, status: number, json: object) =>
  page.route('**/api/orders/mine', (route) => route.fulfill({ status, headers: cors, json }));

const orders = (page: Page) => page.getByRole('region', { name: 'Istoricul comenzilor' });

test.beforeEach(async ({ page, platform }) => {
  await signInAs(page, platform, account('user'));
});

test('only a partner has an account page', async ({ browser, platform }) => {
  const context = await browser.newContext({ baseURL: platform.addresses.shell });
  const page = await context.newPage();
  await page.goto('/account');
  await expect(page).toHaveURL(`${platform.addresses.shell}/`);
  await signInAs(page, platform, account('admin'));
  await page.goto('/account');
  await expect(page).toHaveURL(`${platform.addresses.shell}/`);
  await context.close();
});

test('name and phone can be changed, and the header follows', async ({ page }) => {
  // The browser shows the body of a request only when somebody stands in between.
  await page.route('**/api/users/profile', (route) => route.continue());
  await page.goto('/account');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly', '');
  await page.getByLabel(/^Nume/).fill('Zamfir Exemplu');
  await page.getByLabel('Telefon').fill('0712 345 678');
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.method() === 'PUT'),
    page.getByRole('button', { name: 'Salvează' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    name: 'Zamfir Exemplu',
    email: account('user').email,
    phone: '0712345678',
  });
  await expect(page.getByText('Datele tale au fost actualizate.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Meniul contului Zamfir Exemplu' })).toHaveText(
    'Z',
  );
  await page.reload();
  await expect(page.getByLabel(/^Nume/)).toHaveValue('Zamfir Exemplu');
});

test('a name is required, and a phone must be one', async ({ page }) => {
  await page.goto('/account');
  await page.getByLabel(/^Nume/).fill(' ');
  await page.getByLabel('Telefon').fill('12');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByLabel(/^Nume/)).toBeFocused();
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(/nu este valid/);
});

test('a field that is being corrected is no longer called wrong, and a phone shows as it is stored', async ({
  page,
}) => {
  await page.goto('/account');
  const phone = page.getByLabel('Telefon');
  await phone.fill('12');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(phone).toHaveAccessibleDescription(/nu este valid/);
  await phone.fill('+40 712-345-678');
  await expect(phone).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(phone).toHaveValue('0712345678');
});

test('what was typed waits for who must sign in again', async ({ page }) => {
  const { email, password } = account('user');
  await page.goto('/account');
  await page.getByLabel('Telefon').fill('0799 000 111');
  await page.route('**/api/users/profile', (route) =>
    route.fulfill({ status: 401, headers: cors, json: {} }),
  );
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.unroute('**/api/users/profile');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(password);
  await page.locator('#main button[type=submit]').click();
  await expect(page).toHaveURL(/\/account/);
  await expect(page.getByLabel('Telefon')).toHaveValue('0799 000 111');
});

test('says when the profile could not be changed', async ({ page }) => {
  await page.route('**/api/users/profile', (route) =>
    route.fulfill({ status: 500, headers: cors, json: {} }),
  );
  await page.goto('/account');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Actualizarea profilului a eșuat',
  );
});

test('says when the profile could not be loaded, and tries again', async ({ page }) => {
  await page.route('**/api/users/me', (route) =>
    route.fulfill({ status: 400, headers: cors, json: {} }),
  );
  await page.goto('/account');
  const failure = page.getByRole('alert').filter({ hasText: 'Eroare la încărcare' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/users/me');
  await failure.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(account('user').email);
});

test('an order says what was bought, when, for how much, and where it stands', async ({ page }) => {
  await answerOrders(page, 200, { orders: [ORDER] });
  await page.goto('/account');
  const order = orders(page).getByRole('article', { name: 'Comanda nr. 41' });
  await expect(order).toContainText('Expediată');
  await expect(order).toContainText('05.03.2026, 14:30');
  await expect(order).toContainText('2 × Ruj mat (Roz)');
  await expect(order).toContainText('99,00 RON');
  await expect(order).toContainText('1.254,50 RON');
});

test('without orders it leads to the shop', async ({ page }) => {
  await answerOrders(page, 200, { orders: [] });
  await page.goto('/account');
  await expect(orders(page)).toContainText('Nu ai încă nicio comandă');
  await orders(page).getByRole('link', { name: 'Vezi produsele' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a host without order history is said plainly, with a way to ask', async ({ page }) => {
  await answerOrders(page, 404, { error: 'Not found' });
  await page.goto('/account');
  await expect(orders(page)).toContainText('Istoricul comenzilor nu este disponibil aici');
  await expect(orders(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('orders that could not be loaded can be asked for again', async ({ page }) => {
  await answerOrders(page, 403, {});
  await page.goto('/account');
  await expect(orders(page).getByRole('alert')).toContainText('Comenzile nu au putut fi încărcate');
  await page.unroute('**/api/orders/mine');
  await answerOrders(page, 200, { orders: [ORDER] });
  await orders(page).getByRole('button', { name: 'Reîncearcă' }).press('Enter');
  await expect(orders(page).getByRole('article')).toHaveCount(1);
  await expect(orders(page).getByRole('heading', { name: 'Istoricul comenzilor' })).toBeFocused();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the account page, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await answerOrders(page, 200, { orders: [ORDER] });
    await page.goto('/account');
    await expect(orders(page).getByRole('article')).toHaveCount(1);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  for (const path of ['/reset-password?token=abc', '/reset-password', '/login', '/register']) {
    test(`axe finds nothing on ${path} with its errors, ${theme}`, async ({
      browser,
      platform,
    }) => {
      const context = await browser.newContext({
        baseURL: platform.addresses.shell,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const button = page.locator('#main button[type=submit]');
      if ((await button.count()) > 0) await button.click();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await context.close();
    });
  }
}
