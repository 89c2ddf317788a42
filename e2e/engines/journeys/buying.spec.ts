import { freshEmail } from '../../src/conformance/samples.ts';
import { shelve } from '../../src/faults/shelf.ts';
import {
  addButton,
  CARDS,
  fillDelivery,
  goToCheckout,
  pay,
  payWith,
  placed,
} from '../steps/checkout.ts';
import { expect, test } from '../test.ts';

test.describe('buying', () => {
  // Browsers log a failed request themselves.
  test.use({ expected: [/Failed to load resource.*402/] });

  test('from the list to a paid order, past a declined card, and it is shown after a reload @gate-webkit', async ({
    person,
    platform,
  }) => {
    const product = await shelve(platform);
    const email = freshEmail();
    const soldOut = await shelve(platform, { stock: 0 });
    const page = await person.open('/products');
    await page.role('combobox', 'Caută').fill('Cremă de probă');
    await page.link(soldOut.name).isShown();
    // The suggestions cover the filters.
    await page.key('Enter');
    await page.role('checkbox', 'Doar în stoc').press();
    await page.isAt(/stoc=da/);
    await page.link(soldOut.name).isGone();
    await page.link(product.name).press();
    await page.heading(product.name).isShown();
    const other = await person.open(`/product/${product.id}`);
    await addButton(page, product).press();
    const drawer = page.role('dialog', /^Coșul tău/);
    await drawer.text(/^Adăugat în coș/).isShown();
    await other.role('banner').link('Coș: 1 produs').isShown();
    await drawer.link('Mergi la finalizare').press();
    await fillDelivery(page, email);
    await payWith(page, CARDS.declined);
    await page.text('Plata nu a putut fi realizată: Cardul a fost refuzat.').isShown();
    await payWith(page, CARDS.good);
    await placed(page);
    await other.role('banner').link('Coș gol').isShown();
    const number = (await page.text(/^Numărul comenzii/).look()).text;
    await page.reload();
    await placed(page);
    await page.text(number).isShown();
    const orders = await platform.sql('select status from orders where email = $1', [email]);
    expect(orders).toEqual([{ status: 'Processing' }]);
  });

  test('a card that the bank asks about, in the page and at the bank @matrix', async ({
    person,
    platform,
  }) => {
    const product = await shelve(platform);
    const page = await person.open('/');
    await goToCheckout(page, product);
    await fillDelivery(page, freshEmail());
    await payWith(page, CARDS.askedInPage);
    await page.frame('Confirmarea plății').button('Respinge').press();
    await page.text(/^Plata nu a putut fi realizată: Banca nu a confirmat/).isShown();
    await pay(page);
    await page.frame('Confirmarea plății').button('Autorizează').press();
    await placed(page);

    await goToCheckout(page, product);
    await fillDelivery(page, freshEmail());
    await payWith(page, CARDS.askedAtBank);
    await page.isAt(/\/three-d-secure/);
    await page.button('Autorizează').press();
    await placed(page);
    await page.isAt(/\/checkout$/);
  });
});
