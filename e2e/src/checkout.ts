import type { Page } from '@playwright/test';

/** Fills the delivery form of a guest. */
export async function fillDelivery(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nume și prenume').fill('Ana Exemplu');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Telefon').fill('0712 345 678');
  await page.getByLabel('Județ').selectOption('Cluj');
  await page.getByLabel('Localitate').fill('Cluj-Napoca');
  await page.getByLabel('Cod poștal').fill('400001');
  await page.getByLabel('Stradă, număr, bloc, apartament').fill('Strada Exemplului 1');
}

/** Types a card into the fields, which live in a frame of the payment provider. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('#main iframe').first();
  await frame.getByLabel('Număr card').fill(number);
  await frame.getByLabel(/^Expirare/).fill('12/34');
  await frame.getByLabel('CVC').fill('123');
}
