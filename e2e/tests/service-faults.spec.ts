/* Messages a user sees during an outage (docs/faults.md): on the page, not in the response. */
import type { Page } from '@playwright/test';
import { DatabaseProxy } from '@vitrina/backend/testing/database-proxy';
import { account, signInAs } from '../src/accounts.ts';
import { expectKept, expectPlaced, openCheckout, pay } from '../src/faults/paying-page.ts';
import { setFaults } from '../src/faults/sandbox.ts';
import { expect, test } from '../src/faults/shop-test.ts';

const database = new DatabaseProxy();
test.use({ databaseProxy: database });

const AWAY = 'Serviciul nu este disponibil momentan. Încearcă din nou.';

async function signIn(page: Page): Promise<void> {
  const { email, password } = account('user');
  await page.goto('/login');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(password);
  await page.getByRole('button', { name: 'Autentificare' }).click();
}

test('a database that is stopped: forms keep what was typed, pages offer a retry @matrix', async ({
  page,
  context,
  shop,
}) => {
  await openCheckout(page, shop);
  await database.stop();
  let other: Page;
  try {
    await pay(page);
    await expect(page.getByText(`Error during payment: ${AWAY}`)).toBeVisible({ timeout: 20_000 });
    other = await context.newPage();
    await signIn(other);
    await expect(other.getByText(AWAY)).toBeVisible();
    await other.goto('/products');
    await expect(other.getByText('Eroare: Nu s-au putut încărca produsele')).toBeVisible({
      timeout: 20_000,
    });
  } finally {
    await database.start();
  }
  await expectKept(page, shop);
  await other.getByRole('button', { name: 'Reîncearcă' }).click();
  await expect(other.getByRole('combobox', { name: 'Caută' })).toBeVisible();
  await pay(page);
  await expectPlaced(page);
});

test('a database that is stopped: who opens a page of the account is signed out @matrix', async ({
  page,
  platform,
}) => {
  await signInAs(page, platform, account('user'));
  await database.stop();
  try {
    await page.goto('/users/dashboard/overview');
    await expect(page).toHaveURL(`${platform.addresses.shell}/`);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  } finally {
    await database.start();
  }
});

test('a database that is full: the shop is read, nothing is written @matrix', async ({
  page,
  context,
  shop,
}) => {
  await openCheckout(page, shop);
  database.isFull = true;
  try {
    await pay(page);
    await expect(page.getByText(`Error during payment: ${AWAY}`)).toBeVisible();
    await expectKept(page, shop);
    const other = await context.newPage();
    await other.goto('/products');
    await expect(other.getByRole('combobox', { name: 'Caută' })).toBeVisible();
    await signIn(other);
    await expect(other.getByText(AWAY)).toBeVisible();
  } finally {
    database.isFull = false;
  }
  await pay(page);
  await expectPlaced(page);
});

test('a payment provider that never answers: the page waits 15 seconds @matrix', async ({
  page,
  platform,
  shop,
}) => {
  await openCheckout(page, shop);
  await setFaults(platform, { answers: [{ on: 'create', kind: 'silence', times: 10 }] });
  await pay(page);
  const words = page.getByText('Error during payment: serverul nu a răspuns la timp');
  await expect(words).toBeVisible({ timeout: 20_000 });
  await expectKept(page, shop);
  await setFaults(platform, {});
  await pay(page);
  await expectPlaced(page);
});
