import type { Page } from 'playwright';
import { fillCard, fillDelivery } from '../checkout.ts';

/** A page to take pictures of. */
export interface PicturedPage {
  /** Begins the name of the file. */
  name: string;
  path: string;
  role: 'user' | 'admin' | null;
  /** Brings the page, which stands at `path`, into the state to show. */
  prepare?: (page: Page) => Promise<void>;
}

const shown = (name: string, path: string, prepare?: PicturedPage['prepare']): PicturedPage => ({
  name,
  path,
  role: null,
  ...(prepare && { prepare }),
});
const dashboard = (name: string): PicturedPage => ({
  name: `partner-${name}`,
  path: `/users/dashboard/${name}`,
  role: 'user',
});
const admin = (name: string, path = `/admin/${name}`): PicturedPage => ({
  name: `admin-${name}`,
  path,
  role: 'admin',
});

/** By the package that fills the page. */
export const PICTURED_PAGES: readonly PicturedPage[] = [
  // shell
  shown('home', '/'),
  shown('calculator', '/', openCalculator),
  shown('faq', '/faq#este-gratuit'),
  shown('terms', '/terms'),
  shown('login', '/login'),
  shown('register', '/register'),
  shown('withdrawal', '/withdrawal'),
  shown('not-found', '/nu-exista'),
  { name: 'account', path: '/account', role: 'user' },
  { name: 'notifications', path: '/users/notifications', role: 'user' },
  // mf-shop
  shown('products', '/products'),
  shown('product', '/product/1'),
  shown('checkout-empty', '/checkout'),
  shown('checkout', '/products', fillCheckout),
  shown('checkout-declined', '/products', payWithDeclinedCard),
  shown('checkout-placed', '/products', placeOrder),
  // mf-quiz
  shown('quiz', '/quiz'),
  shown('quiz-embed', '/quiz/embed'),
  // mf-partner
  ...[
    'overview',
    'site-request',
    'new-request',
    'active-sites',
    'commissions',
    'profile',
    'contact',
  ].map(dashboard),
  // mf-admin
  ...['dashboard', 'orders', 'stats', 'products', 'users', 'sites', 'manage', 'commissions'].map(
    (name) => admin(name),
  ),
  admin('order', '/admin/order/300'),
  admin('product-form', '/admin/products?edit=new'),
  admin('create-partner'),
];

async function openCalculator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculează comisionul' }).click();
  await page.getByLabel('Vânzări lunare (RON)').fill('12.500');
}

async function fillCheckout(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^ADAUGĂ ÎN COȘ/ })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Coș: / })
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
