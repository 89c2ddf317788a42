import { openCheckout, pay } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';

/* The pieces that a host sets aside for a payment are gone for everybody but the buyer. */

const DECLINED = '4000000000000002';
const DECLINED_TEXT = /^Plata nu a putut fi realizată: /;

test.describe('of the last piece', () => {
  test.use({ stock: 1 });

  test('the buyer whose card was declined still finds it in the shop, nobody else does', async ({
    page,
    browser,
    platform,
    shop,
  }) => {
    await openCheckout(page, shop, { card: DECLINED });
    await pay(page);
    await expect(page.getByText(DECLINED_TEXT)).toBeVisible();
    await page.goto(`/product/${shop.product.id}`);
    await expect(page.getByText('1 bucată în coș')).toBeVisible();
    await expect(page.getByText('A mai rămas 1')).toBeVisible();
    await expect(page.getByRole('button', { name: /^MAXIM ÎN COȘ/ }).first()).toBeVisible();
    await page.goto(`/products?stoc=da&cauta=${encodeURIComponent(shop.product.name)}`);
    await expect(page.getByRole('heading', { level: 2, name: shop.product.name })).toBeVisible();

    const context = await browser.newContext({ baseURL: platform.addresses.shell });
    const other = await context.newPage();
    await other.goto(`/product/${shop.product.id}`);
    await expect(other.getByText('Stoc epuizat', { exact: true })).toBeVisible();
    await context.close();
  });
});

test.describe('of some pieces', () => {
  test.use({ stock: 9 });

  test('shop and checkout name the same stock while some of it is held', async ({ page, shop }) => {
    await openCheckout(page, shop, { card: DECLINED, quantity: 5 });
    await pay(page);
    await expect(page.getByText(DECLINED_TEXT)).toBeVisible();
    await page.goto(`/product/${shop.product.id}`);
    await expect(page.getByText('5 bucăți în coș')).toBeVisible();
    await expect(page.getByText('În stoc', { exact: true })).toBeVisible();
    await page
      .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
      .first()
      .click();
    await expect(page.getByText('6 bucăți în coș')).toBeVisible();
  });
});
