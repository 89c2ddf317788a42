import { account } from '../../src/accounts.ts';
import { freshEmail } from '../../src/conformance/samples.ts';
import { shelve } from '../../src/faults/shelf.ts';
import {
  addButton,
  CARDS,
  fillDelivery,
  goToCheckout,
  payWith,
  placed,
} from '../steps/checkout.ts';
import { PUBLIC_PAGES } from '../steps/pages.ts';
import { logOut, OVERVIEW, signIn } from '../steps/sign-in.ts';
import { test } from '../test.ts';

test('back and forward show each public page again, with the cart as it is now @matrix', async ({
  person,
  platform,
}) => {
  const paths = Object.entries(PUBLIC_PAGES);
  const product = await shelve(platform);
  const page = await person.open('/');
  for (const [path] of paths.slice(1)) await page.goto(path);
  const other = await person.open(`/product/${product.id}`);
  await addButton(other, product).press();
  for (const [, heading] of paths.slice(0, -1).reverse()) {
    await page.back();
    await page.role('main').heading(heading).first().isShown();
    await page.role('banner').link('Coș: 1 produs').isShown();
  }
  for (const [, heading] of paths.slice(1)) {
    await page.forward();
    await page.role('main').heading(heading).first().isShown();
  }
});

test('the way back to a placed order shows it, and takes no money again @matrix', async ({
  person,
  platform,
}) => {
  const page = await person.open('/');
  await goToCheckout(page, await shelve(platform));
  await fillDelivery(page, freshEmail());
  await payWith(page, CARDS.good);
  await placed(page);
  await page.link('Înapoi la produse').press();
  await page.heading('Produse').isShown();
  await page.back();
  await placed(page);
  await page.button('Plasează comanda și plătește').isGone();
});

test('the way back to the dashboard, after a logout elsewhere, shows nothing of it @matrix', async ({
  person,
}) => {
  const page = await person.open('/login');
  await signIn(page, account('user'));
  await page.isAt(OVERVIEW);
  const other = await person.open('/account');
  await other.field(/^E-mail/).has('value', account('user').email);
  // A new document, so that `back` restores the page from the browser's cache.
  await page.goto('/checkout');
  await logOut(other);
  await page.back();
  await page.role('navigation', 'Panou de control').isGone();
  await page.role('banner').link('Login').isShown();
});
