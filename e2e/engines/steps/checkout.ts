import type { ShelfProduct } from '../../src/faults/shelf.ts';
import type { Page } from '../page/page.ts';
import type { Place } from '../page/place.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  askedInPage: '4000002500003155',
  askedAtBank: '4000002760003184',
};

/** On a product's own page. Its accessible name goes on with the colour; a bar below has one too. */
export const addButton = (page: Page, { name }: ShelfProduct): Place =>
  page.button(new RegExp(`^ADAUGĂ ÎN COȘ: ${name}`)).first();

/** Puts the product into the cart from its own page and goes to the checkout. */
export async function goToCheckout(page: Page, product: ShelfProduct): Promise<void> {
  await page.goto(`/product/${product.id}`);
  await addButton(page, product).press();
  await page
    .role('dialog', /^Coșul tău/)
    .link('Mergi la finalizare')
    .press();
  await page.heading('Finalizare comandă').isShown();
}

/** Fills the delivery form of a guest. */
export async function fillDelivery(page: Page, email: string): Promise<void> {
  await page.field(/^Nume și prenume/).fill('Ana Exemplu');
  await page.field(/^E-mail/).fill(email);
  await page.field(/^Telefon/).fill('0712 345 678');
  await page.field(/^Județ/).choose('Cluj');
  await page.field(/^Localitate/).fill('Cluj-Napoca');
  await page.field(/^Cod poștal/).fill('400001');
  await page.field(/^Stradă, număr/).fill('Strada Exemplului 1');
}

/** Types a card into the fields, which live in a frame of the payment provider. */
export async function typeCard(page: Page, card: string): Promise<void> {
  const fields = page.frame('Date card');
  await fields.field(/^Număr card/).write(card);
  await fields.field(/^Expirare/).write('12/34');
  await fields.field(/^CVC/).write('123');
}

/** Types a card and pays the order. */
export async function payWith(page: Page, card: string): Promise<void> {
  await typeCard(page, card);
  await pay(page);
}

export const pay = (page: Page): Promise<void> =>
  page.button('Plasează comanda și plătește').press();

export const placed = (page: Page): Promise<void> =>
  page.heading('Comanda a fost plasată cu succes!').isShown();
