import { account } from '../src/accounts.ts';
import { fillDelivery } from '../src/checkout.ts';
import { fillCart, openCheckout, payButton } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';

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
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel('Localitate')).not.toHaveValue('');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(shop.email);
  await expect(page.getByLabel('Stradă, număr, bloc, apartament')).toHaveValue(
    'Strada Exemplului 1',
  );
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
