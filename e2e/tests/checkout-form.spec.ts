import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { fillDelivery } from '../src/checkout.ts';
import {
  expectPlaced,
  fillCart,
  fillForm,
  openCheckout,
  pay,
  payButton,
} from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';

const errorOf = (page: Page, label: string | RegExp) =>
  page.getByLabel(label).evaluate((field) => {
    const ids = field.getAttribute('aria-errormessage') ?? field.getAttribute('aria-describedby');
    const texts = (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    return field.getAttribute('aria-invalid') === 'true' ? texts.join(' ') : null;
  });

test('a field is judged when it is left, and from then on at each change', async ({
  page,
  shop,
}) => {
  await fillCart(page, shop);
  await page.goto('/checkout');
  const phone = page.getByLabel('Telefon');
  await phone.fill('12');
  expect(await errorOf(page, 'Telefon')).toBeNull();
  await phone.blur();
  expect(await errorOf(page, 'Telefon')).toBeTruthy();
  await phone.fill('0712 345 678');
  expect(await errorOf(page, 'Telefon')).toBeNull();
});

test('phone and postal code take their usual form when they are left', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.goto('/checkout');
  await page.getByLabel('Telefon').fill('+40 712 345 678');
  await page.getByLabel('Cod poștal').fill('400 001');
  await page.getByLabel('Localitate').focus();
  await expect(page.getByLabel('Telefon')).toHaveValue('0712345678');
  await expect(page.getByLabel('Cod poștal')).toHaveValue('400001');
});

test('an empty form leads to its first empty field, and nothing is prepared', async ({
  page,
  shop,
}) => {
  await fillCart(page, shop);
  await page.goto('/checkout');
  await expect(payButton(page)).toBeEnabled();
  await pay(page);
  await expect(page.getByLabel('Nume și prenume')).toBeFocused();
  for (const label of ['Nume și prenume', 'Telefon', 'Județ', 'Localitate', 'Cod poștal'])
    expect(await errorOf(page, label), label).toBeTruthy();
  expect(await shop.payments()).toEqual([]);
});

test('every field tells the browser what belongs in it', async ({ page, shop }) => {
  await fillCart(page, shop);
  await page.goto('/checkout');
  await page.getByLabel('Creează-mi un cont').check();
  const tokens = await page
    .locator('#main form :is(input, select)[name]:not([type="checkbox"])')
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')]),
      ),
    );
  expect(tokens).toEqual({
    name: 'name',
    email: 'email',
    phone: 'tel',
    county: 'address-level1',
    locality: 'address-level2',
    zip: 'postal-code',
    address: 'address-line1',
    password: 'new-password',
    confirmation: 'new-password',
  });
});

test('what was typed outlives a reload, but no password and nothing of the card', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop);
  await page.getByLabel('Creează-mi un cont').check();
  await page.getByLabel('Parolă', { exact: true }).fill('o-parola-secreta');
  await page.reload();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(shop.email);
  await expect(page.getByLabel('Județ')).toHaveValue('Cluj');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(stored).toContain(shop.email);
  expect(stored).not.toMatch(/o-parola-secreta|4242/);
});

test('the draft is gone once the order stands', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await pay(page);
  await expectPlaced(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(stored).not.toContain('Strada Exemplului 1');
});

test('an account is made together with the order, once both passwords are the same', async ({
  page,
  platform,
  shop,
}) => {
  await openCheckout(page, shop);
  await page.getByLabel('Creează-mi un cont').check();
  await page.getByLabel('Parolă', { exact: true }).fill('o-parola-secreta');
  await page.getByLabel('Confirmă parola').fill('alta-parola-secreta');
  await pay(page);
  await expect(page.getByText('Parolele nu se potrivesc.')).toBeVisible();
  await expect(page.getByLabel('Confirmă parola')).toBeFocused();
  expect(await shop.payments()).toEqual([]);
  await page.getByLabel('Confirmă parola').fill('o-parola-secreta');
  await pay(page);
  await expectPlaced(page);
  const users = await platform.sql('select county, zip from users where email = $1', [shop.email]);
  expect(users).toEqual([{ county: 'Cluj', zip: '400001' }]);
});

test('a known buyer starts from the profile and is offered no account', async ({
  page,
  platform,
  shop,
}) => {
  const user = account('user');
  await signInAs(page, platform, user);
  await fillCart(page, shop);
  await page.goto('/checkout');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(user.email);
  await expect(page.getByLabel('Creează-mi un cont')).toBeHidden();
  await fillForm(page, shop);
  await pay(page);
  await expectPlaced(page);
  const [order] = await platform.sql<{ user_id: number | null }>(
    'select user_id from orders where email = $1',
    [shop.email],
  );
  expect(order?.user_id).not.toBeNull();
});

test('who signs in on the way keeps what was typed, and the profile fills the rest', async ({
  page,
  shop,
}) => {
  const user = account('user');
  await fillCart(page, shop);
  await page.goto('/checkout');
  await fillDelivery(page, shop.email);
  await page.getByLabel('Localitate').fill('');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(/^E-mail/).fill(user.email);
  await page.getByLabel(/^Parolă/).fill(user.password);
  await page.getByRole('button', { name: 'Autentificare', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
  await page.goto('/checkout');
  await expect(page.getByLabel('Localitate')).not.toHaveValue('');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(shop.email);
  await expect(page.getByLabel('Stradă, număr, bloc, apartament')).toHaveValue(
    'Strada Exemplului 1',
  );
});

test('a quantity changed in the summary is what is paid', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await page.getByRole('button', { name: 'Crește cantitatea' }).click();
  await expect(page.getByText('120,00 RON').first()).toBeVisible();
  await fillDelivery(page, shop.email);
  await pay(page);
  await expectPlaced(page);
  expect(await shop.payments()).toMatchObject([{ amount: 12_000, status: 'succeeded' }]);
});

test('Stripe.js is asked for at the checkout and nowhere else', async ({
  page,
  platform,
  shop,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${platform.addresses.payments}/stripe.js`))
      asked.push(new URL(page.url()).pathname);
  });
  await fillCart(page, shop);
  for (const path of ['/', '/products', `/product/${shop.product.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(asked).toEqual([]);
  await page.goto('/checkout');
  await expect(payButton(page)).toBeEnabled();
  expect(asked).toEqual(['/checkout']);
});
