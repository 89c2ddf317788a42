import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expectNoAxeFaults } from '../src/axe-in-both-themes.ts';
import { fillCard } from '../src/checkout.ts';
import { tabTo } from '../src/tab-to.ts';
import { expect, test } from '../src/test.ts';

const payButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Plătește / });

async function openPayment(page: Page): Promise<void> {
  await page.goto('/users/pay');
  await expect(payButton(page)).toBeEnabled();
}

async function pay(page: Page, card: string): Promise<void> {
  await openPayment(page);
  await fillCard(page, card);
  await payButton(page).click();
}

async function openDetails(page: Page, filter: string): Promise<void> {
  await page.goto(`/admin/commissions?paid=${filter}`);
  await page
    .getByRole('button', { name: /^Detalii: / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Detalii: / })).toBeVisible();
}

test('an invoice is paid by keyboard alone, past the bank, and back to the invoices @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  await page.goto('/users/dashboard/commissions');
  await tabTo(page, page.getByRole('link', { name: /^Plătește: / }).first());
  await page.keyboard.press('Enter');
  await expect(payButton(page)).toBeEnabled();
  await tabTo(page, page.locator('#main iframe').first());
  // From here on focus is in the provider's frame.
  const frame = page.frameLocator('#main iframe').first();
  await expect(frame.getByLabel('Număr card')).toBeFocused();
  for (const typed of ['4000002500003155', '1234', '123']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, payButton(page));
  // Buttons on the bank's page work from the first press, even when its script loads late.
  await page.route('**/three-d-secure.js', async (route) => {
    await wait(1000);
    await route.continue();
  });
  await page.keyboard.press('Enter');
  const bank = page.frameLocator('dialog iframe');
  await bank.getByRole('button', { name: 'Autorizează' }).waitFor();
  // The dialog focused its frame.
  await page.keyboard.press('Tab');
  await expect(bank.getByRole('button', { name: 'Autorizează' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Plata a fost primită' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Înapoi la facturi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Billing' })).toBeVisible();
});

/** Reaches each state of paying; the order matters, because paid invoices are gone. */
const STATES: Readonly<
  Record<string, readonly [role: 'user' | 'admin', reach: (page: Page) => Promise<void>]>
> = {
  'an address that names no invoice': [
    'user',
    async (page) => {
      await page.goto('/users/pay?facturi=0');
      await expect(page.getByText('Ce ai ales nu mai e de plătit')).toBeVisible();
    },
  ],
  'the card and the transfer': ['user', openPayment],
  'card fields that do not load': [
    'user',
    async (page) => {
      await page.route(/\/stripe\.js/, (route) => route.abort());
      await page.goto('/users/pay');
      await expect(page.getByText('Formularul de plată nu a putut fi încărcat.')).toBeVisible();
    },
  ],
  'a declined card': [
    'user',
    async (page) => {
      await pay(page, '4000 0000 0000 0002');
      await expect(page.getByRole('alert')).toContainText('Plata nu a putut fi realizată');
    },
  ],
  'the console': [
    'admin',
    async (page) => {
      await page.goto('/admin/commissions?paid=no');
      await expect(page.getByRole('region', { name: 'Totaluri' })).toBeVisible();
    },
  ],
  'the details of a commission': ['admin', (page) => openDetails(page, 'no')],
  'the correction of an invoice': [
    'admin',
    async (page) => {
      await openDetails(page, 'no');
      await page.getByRole('button', { name: 'Corectează factura' }).click();
      await page.getByRole('button', { name: 'Emite factura corectivă' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    },
  ],
  'what was paid': [
    'user',
    async (page) => {
      await pay(page, '4242 4242 4242 4242');
      await expect(page.getByRole('heading', { name: 'Plata a fost primită' })).toBeFocused();
    },
  ],
};

for (const [state, [role, reach]] of Object.entries(STATES)) {
  test(`axe finds nothing: ${state} @matrix`, async ({ page, platform }) => {
    await signInAs(page, platform, account(role));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await reach(page);
    await expectNoAxeFaults(page);
  });
}
