import { endCheckouts } from '../src/faults/end-checkouts.ts';
import { expectPlaced, openCheckout, pay } from '../src/faults/paying-page.ts';
import { expect, test } from '../src/faults/shop-test.ts';

/* Pieces that a host holds for a payment cannot be sold, but the shop still lists the product. */

const DECLINED = '4000000000000002';
const DECLINED_TEXT = /^Plata nu a putut fi realizată: /;

test.describe('of the last piece', () => {
  test.use({ stock: 1 });

  test('somebody else waits while it is held, and buys it when it is given back', async ({
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

    const context = await browser.newContext({ baseURL: platform.addresses.shell });
    const other = await context.newPage();
    await openCheckout(other, { ...shop, email: `altul-${shop.email}` });
    await pay(other);
    await expect(other.getByText('Ultimele bucăți sunt acum la plată la altcineva')).toBeVisible();
    await endCheckouts(platform);
    await expectPlaced(other);
    await context.close();
  });
});

test.describe('of some pieces', () => {
  test.use({ stock: 9 });

  test('shop and checkout name the same stock while some of it is held @matrix', async ({
    page,
    shop,
  }) => {
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
