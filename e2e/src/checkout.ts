import { expect, type Page } from '@playwright/test';

export const PAY = 'Plasează comanda și plătește';

/** Adds the first product in stock to an empty cart and goes to the checkout. */
export async function addSomething(page: Page): Promise<void> {
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Coșul tău: 1 produs' });
  await drawer.getByRole('link', { name: 'Mergi la finalizare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizare comandă' })).toBeVisible();
}

/** Fills in the guest's delivery form. */
export async function fillDelivery(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nume și prenume').fill('Ana Exemplu');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Telefon').fill('0712 345 678');
  await page.getByLabel('Județ').selectOption('Cluj');
  await page.getByLabel('Localitate').fill('Cluj-Napoca');
  await page.getByLabel('Cod poștal').fill('400001');
  await page.getByLabel('Stradă, număr, bloc, apartament').fill('Strada Exemplului 1');
}

/** Types a card into the fields in the payment provider's frame. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('#main iframe').first();
  await frame.getByLabel('Număr card').fill(number);
  await frame.getByLabel(/^Expirare/).fill('12/34');
  await frame.getByLabel('CVC').fill('123');
}

/** Places a guest's order, paid by card. */
export async function buySomething(page: Page, email: string): Promise<void> {
  await addSomething(page);
  await fillDelivery(page, email);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: PAY }).click();
  await expect(
    page.getByRole('heading', { name: 'Comanda a fost plasată cu succes!' }),
  ).toBeVisible({ timeout: 20_000 });
}
