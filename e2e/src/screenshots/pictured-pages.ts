import type { Page } from 'playwright';
import { fillCard, fillDelivery } from '../checkout.ts';
import { REMOTE_PAGES } from '../remote-pages.ts';

/** A page for screenshots. */
export interface PicturedPage {
  /** Prefix of the file name. */
  name: string;
  path: string;
  role: 'user' | 'admin' | null;
  /** Brings the page, opened at `path`, into the wanted state. */
  prepare?: (page: Page) => Promise<void>;
}

const shown = (name: string, path: string, prepare?: PicturedPage['prepare']): PicturedPage => ({
  name,
  path,
  role: null,
  ...(prepare && { prepare }),
});
/** The shell's pages, each remote's pages, and states that need preparation. */
export const PICTURED_PAGES: readonly PicturedPage[] = [
  shown('home', '/'),
  shown('faq', '/faq#este-gratuit'),
  shown('terms', '/terms'),
  shown('login', '/login'),
  shown('register', '/register'),
  shown('withdrawal', '/withdrawal'),
  shown('not-found', '/nu-exista'),
  { name: 'account', path: '/account', role: 'user' },
  ...REMOTE_PAGES.flatMap(({ name, path, role }) => (name ? [{ name, path, role }] : [])),
  shown('calculator', '/', openCalculator),
  shown('checkout', '/products', fillCheckout),
  shown('checkout-declined', '/products', payWithDeclinedCard),
  shown('checkout-placed', '/products', placeOrder),
];

async function openCalculator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculează comisionul' }).click();
  await page.getByRole('dialog').getByLabel('Vânzări lunare (RON)').fill('12.500');
}

async function fillCheckout(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Coșul tău/ })
    .getByRole('link', { name: 'Mergi la finalizare' })
    .click();
  await fillDelivery(page, 'ana@exemplu.ro');
}

async function pay(page: Page, card: string): Promise<void> {
  await fillCheckout(page);
  await fillCard(page, card);
  await page.getByRole('button', { name: 'Plasează comanda și plătește' }).click();
}

async function payWithDeclinedCard(page: Page): Promise<void> {
  await pay(page, '4000000000000002');
  await page.getByText(/^Plata nu a putut fi realizată:/).scrollIntoViewIfNeeded();
}

async function placeOrder(page: Page): Promise<void> {
  await pay(page, '4242424242424242');
  await page.getByRole('heading', { name: 'Comanda a fost plasată cu succes!' }).waitFor();
}
