/** Cases 1-5: faults before the charge. */
import { fillCard } from '../src/checkout.ts';
import {
  expectKept,
  expectPlaced,
  failCall,
  openCheckout,
  pay,
  payButton,
} from '../src/faults/paying-page.ts';
import { setFaults } from '../src/faults/sandbox.ts';
import { expect, test } from '../src/faults/shop-test.ts';

const INTENT = '/api/create-payment-intent';
const ON_PAGE = { tag: '@page' };

test(
  '1: a double click and Enter are one payment and one order',
  ON_PAGE,
  async ({ page, shop }) => {
    await openCheckout(page, shop);
    // Waits until it stops moving.
    await payButton(page).click({ trial: true });
    const button = await payButton(page).boundingBox();
    if (!button) throw new Error('The button is not on the screen.');
    // With the mouse, because a locator would wait until the button is enabled again.
    const press = page.mouse.dblclick(button.x + 20, button.y + 20);
    await Promise.all([press, page.keyboard.press('Enter')]);
    await expectPlaced(page);
    expect(await shop.payments()).toMatchObject([{ status: 'succeeded', amount: 7000 }]);
    expect(await shop.orders()).toHaveLength(1);
  },
);

test(
  '2: a prepared payment whose answer was lost is asked for again: the same one @matrix',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await openCheckout(page, shop);
    await failCall(page, platform, INTENT, 'lose');
    await pay(page);
    await expect(
      page.getByText('Error during payment: serverul nu poate fi contactat'),
    ).toBeVisible();
    await expectKept(page, shop);
    const before = await shop.payments();
    expect(before).toHaveLength(1);
    await pay(page);
    await expectPlaced(page);
    expect((await shop.payments()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  },
);

for (const [fault, where] of [
  ['malformed', ' @matrix'],
  ['error', ' @matrix'],
  ['empty', ' @matrix'],
] as const) {
  test(
    `3: a payment that cannot be prepared (${fault}) keeps what was typed${where}`,
    ON_PAGE,
    async ({ page, platform, shop }) => {
      await openCheckout(page, shop);
      await failCall(page, platform, INTENT, fault);
      await pay(page);
      await expect(
        page.getByText('Error during payment: răspuns neașteptat de la server'),
      ).toBeVisible();
      await expectKept(page, shop);
      await pay(page);
      await expectPlaced(page);
    },
  );
}

test(
  '3: a provider that fails while the payment is prepared is said, and nothing is charged @matrix',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    await openCheckout(page, shop);
    await setFaults(platform, { answers: [{ on: 'create', kind: 'error', times: 10 }] });
    await pay(page);
    await expect(page.getByText(/^Error during payment: .+/)).toBeVisible();
    await expectKept(page, shop);
    await setFaults(platform, {});
    await pay(page);
    await expectPlaced(page);
  },
);

for (const [card, words, where] of [
  ['4000000000000002', 'Cardul a fost refuzat.', ''],
  ['4000000000009995', 'Cardul nu are fonduri suficiente.', ' @matrix'],
  ['4000000000000069', 'Cardul a expirat.', ' @matrix'],
  ['4000000000000127', 'Codul CVC al cardului este incorect.', ' @matrix'],
] as const) {
  test(
    `4: a declined card is said (${words}), then the same payment succeeds${where}`,
    ON_PAGE,
    async ({ page, shop }) => {
      await openCheckout(page, shop, { card });
      await pay(page);
      await expect(page.getByText(`Plata nu a putut fi realizată: ${words}`)).toBeVisible();
      await expectKept(page, shop);
      await fillCard(page, '4242424242424242');
      await pay(page);
      await expectPlaced(page);
      expect(await shop.payments()).toMatchObject([{ status: 'succeeded' }]);
    },
  );
}

const IN_PAGE = '4000002500003155';
const BY_REDIRECT = '4000002760003184';
const bank = 'dialog iframe';

test(
  '5: 3-D Secure in the page: refused, left open, then authorised is one payment',
  ON_PAGE,
  async ({ page, shop }) => {
    await openCheckout(page, shop, { card: IN_PAGE });
    await pay(page);
    await page.frameLocator(bank).getByRole('button', { name: 'Respinge' }).click();
    await expect(
      page.getByText(/^Plata nu a putut fi realizată: Banca nu a confirmat/),
    ).toBeVisible();
    await expectKept(page, shop);
    await pay(page);
    await page.frameLocator(bank).getByRole('button', { name: 'Autorizează' }).waitFor();
    // The effect of Escape; focus is in the bank's frame here.
    await page
      .getByRole('dialog', { name: 'Confirmarea plății' })
      .evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect(
      page.getByText('Plata nu a putut fi realizată: Confirmarea plății a fost întreruptă.'),
    ).toBeVisible();
    await expectKept(page, shop);
    await pay(page);
    await page.frameLocator(bank).getByRole('button', { name: 'Autorizează' }).click();
    await expectPlaced(page);
    expect(await shop.payments()).toMatchObject([{ status: 'succeeded' }]);
  },
);

test(
  '5: a tab closed inside 3-D Secure goes on at the next visit, with the same payment @matrix',
  ON_PAGE,
  async ({ page, context, shop }) => {
    await openCheckout(page, shop, { card: IN_PAGE });
    await pay(page);
    await page.frameLocator(bank).getByRole('button', { name: 'Autorizează' }).waitFor();
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await openCheckout(next, shop);
    await pay(next);
    await expectPlaced(next);
    expect(await shop.payments()).toMatchObject([{ status: 'succeeded' }]);
    await next.close();
  },
);

test(
  '5: the bank’s own page refuses, then authorises: the order is placed on the way back',
  ON_PAGE,
  async ({ page, platform, shop }) => {
    const atBank = new RegExp(`^${platform.addresses.payments}/three-d-secure`);
    await openCheckout(page, shop, { card: BY_REDIRECT });
    await pay(page);
    await expect(page).toHaveURL(atBank);
    await page.getByRole('button', { name: 'Respinge' }).click();
    await expect(
      page.getByText(/^Plata nu a putut fi realizată: Banca nu a confirmat/),
    ).toBeVisible();
    await expectKept(page, shop);
    await expect(page).toHaveURL(/\/checkout$/);
    await fillCard(page, BY_REDIRECT);
    await pay(page);
    await expect(page).toHaveURL(atBank);
    await page.getByRole('button', { name: 'Autorizează' }).click();
    await expectPlaced(page);
    expect(await shop.payments()).toMatchObject([{ status: 'succeeded' }]);
  },
);

test(
  '5: the bank comes back to another browser: it shows the order, and the first one shows it too @matrix',
  ON_PAGE,
  async ({ page, browser, platform, shop }) => {
    await openCheckout(page, shop, { card: BY_REDIRECT });
    await pay(page);
    const authorise = page.getByRole('button', { name: 'Autorizează' });
    await authorise.waitFor();
    let address = '';
    await page.route(`${platform.addresses.shell}/**`, (route) => {
      address = route.request().url();
      return route.abort();
    });
    await authorise.click();
    await expect.poll(() => address).toContain('payment_intent_client_secret=');
    const other = await browser.newContext({ baseURL: platform.addresses.shell });
    const phone = await other.newPage();
    await phone.goto(address);
    await expectPlaced(phone);
    await expect(phone).toHaveURL(/\/checkout$/);
    await expect(phone.getByText(/Numărul comenzii: \d+/)).toBeVisible();
    await expect(phone.getByText('Cluj-Napoca')).toBeHidden();
    await phone.reload();
    await expectPlaced(phone);
    await other.close();
    await page.unroute(`${platform.addresses.shell}/**`);
    await page.goto('/checkout');
    await expectPlaced(page);
    expect(await shop.orders()).toHaveLength(1);
  },
);

test(
  '5: the bank comes back to another tab while the first one waits at it: both show the order @matrix',
  ON_PAGE,
  async ({ page, context, platform, shop }) => {
    await openCheckout(page, shop, { card: IN_PAGE });
    await pay(page);
    await page.frameLocator(bank).getByRole('button', { name: 'Autorizează' }).waitFor();
    const asked = new URL((await page.locator(bank).getAttribute('src')) ?? '');
    asked.searchParams.delete('parent');
    asked.searchParams.set('return_url', `${platform.addresses.shell}/checkout`);
    const other = await context.newPage();
    await other.goto(asked.href);
    await other.getByRole('button', { name: 'Autorizează' }).click();
    await expectPlaced(other);
    await expectPlaced(page);
    expect(await shop.orders()).toHaveLength(1);
    await other.close();
  },
);

test(
  '5: a tab closed at the bank, which then authorised: the next visit shows the order @matrix',
  ON_PAGE,
  async ({ page, context, platform, shop }) => {
    await openCheckout(page, shop, { card: BY_REDIRECT });
    await pay(page);
    await page.getByRole('button', { name: 'Autorizează' }).waitFor();
    // The provider gets the answer; the redirect back fails.
    await page.route(`${platform.addresses.shell}/**`, (route) => route.abort());
    await page.getByRole('button', { name: 'Autorizează' }).click();
    await expect.poll(async () => (await shop.payments())[0]?.status).toBe('succeeded');
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await next.goto('/checkout');
    await expectPlaced(next);
    expect(await shop.orders()).toHaveLength(1);
    await next.close();
  },
);
