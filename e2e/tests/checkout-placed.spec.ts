import { expectPlaced, openCheckout, pay, payButton } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';

test('the placed order says its number, what was bought, where it goes and what comes next', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop, { quantity: 2 });
  await pay(page);
  await expectPlaced(page);
  const [order] = await shop.orders();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByText(`Numărul comenzii: ${order?.id}`)).toBeVisible();
  await expect(main.getByText(`e-mail de confirmare la ${shop.email}`)).toBeVisible();
  await expect(main.getByText(`2 × ${shop.product.name}`)).toBeVisible();
  await expect(main.getByText('120,00 RON')).toBeVisible();
  await expect(main.getByText('400001 Cluj-Napoca, Cluj')).toBeVisible();
  const steps = main.locator('section', { hasText: 'Ce urmează' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(page.getByText('Comanda plasată! ✔️')).toBeVisible();
});

test('it can be printed, without its buttons', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await pay(page);
  await expectPlaced(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Tipărește' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Numărul comenzii/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tipărește' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('a reload shows the placed order again, a new visit the empty cart', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop);
  await pay(page);
  await expectPlaced(page);
  const number = await page.getByText(/^Numărul comenzii/).textContent();
  await page.reload();
  await expectPlaced(page);
  await expect(page.getByText(number ?? '')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await page.getByRole('link', { name: 'Coș gol' }).click();
  await expect(page.getByText('Nu există produse în coș')).toBeVisible();
});

test('the back button does not lead to a second payment', async ({ page, shop }) => {
  await openCheckout(page, shop);
  await pay(page);
  await expectPlaced(page);
  await page.getByRole('link', { name: 'Înapoi la produse' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await page.goBack();
  await expectPlaced(page);
  await expect(payButton(page)).toBeHidden();
  expect(await shop.orders()).toHaveLength(1);
});
