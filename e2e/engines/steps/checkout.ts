import type { ShelfProduct } from '../../src/faults/shelf.ts';
import type { Page } from '../page/page.ts';
import type { Place } from '../page/place.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  askedInPage: '4000002500003155',
  askedAtBank: '4000002760003184',
};

/** On a product page. The accessible name ends with the colour; the bar below has the same button. */
export const addButton = (page: Page, { name }: ShelfProduct): Place =>
  page.button(new RegExp(`^ADAUGĂ ÎN COȘ: ${name}`)).first();

/** Adds the product to the cart from its page and goes to the checkout. */
export async function goToCheckout(page: Page, product: ShelfProduct): Promise<void> {
  await page.goto(`/product/${product.id}`);
  await addButton(page, product).press();
  await page
    .role('dialog', /^Coșul tău/)
    .link('Mergi la finalizare')
    .press();
  await page.heading('Finalizare comandă').isShown();
}

/** Fills in the guest's delivery form. */
export async function fillDelivery(page: Page, email: string): Promise<void> {
  await page.field(/^Nume și prenume/).fill('Ana Exemplu');
  await page.field(/^E-mail/).fill(email);
  await page.field(/^Telefon/).fill('0712 345 678');
  await page.field(/^Județ/).choose('Cluj');
  await page.field(/^Localitate/).fill('Cluj-Napoca');
  await page.field(/^Cod poștal/).fill('400001');
  await page.field(/^Stradă, număr/).fill('Strada Exemplului 1');
}

/** Types a card into the fields in the payment provider's frame. */
export async function typeCard(page: Page, card: string): Promise<void> {
  const fields = page.frame('Date card');
  await fields.field(/^Număr card/).write(card);
  await fields.field(/^Expirare/).write('12/34');
  await fields.field(/^CVC/).write('123');
}

export async function payWith(page: Page, card: string): Promise<void> {
  await typeCard(page, card);
  await pay(page);
}

export const pay = (page: Page): Promise<void> =>
  page.button('Plasează comanda și plătește').press();

export const placed = (page: Page): Promise<void> =>
  page.heading('Comanda a fost plasată cu succes!').isShown();
