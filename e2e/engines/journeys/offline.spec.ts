import { freshEmail } from '../../src/conformance/samples.ts';
import { shelve } from '../../src/faults/shelf.ts';
import { type Connection, startConnection } from '../driver/cut-off-proxy.ts';
import { addButton, CARDS, fillDelivery, pay, payWith, placed } from '../steps/checkout.ts';
import { answerFrom, fillContact, send, THANKS } from '../steps/questionnaire.ts';
import { expect, test } from '../test.ts';

// What cannot be reached is said by each browser in its words.
test.use({ expected: [/./] });

let connection: Connection;
test.beforeEach(async () => {
  connection = await startConnection();
});
test.afterEach(() => connection.stop());

test('without a connection a product and a payment wait, and go on when it is back @matrix', async ({
  another,
  platform,
}) => {
  const product = await shelve(platform);
  const page = await (await another({ proxy: connection.proxy })).open('/products');
  await page.role('searchbox', 'Caută').fill(product.name);
  await page.button(/^ADAUGĂ ÎN COȘ/).has('count', 1);
  await page.goto(`/product/${product.id}`);
  await addButton(page, product).press();
  await page
    .role('dialog', /^Coșul tău/)
    .link('Mergi la finalizare')
    .press();
  await fillDelivery(page, freshEmail());
  connection.cut();
  await payWith(page, CARDS.good);
  await page.text(/^Error during payment: /).isShown();
  connection.mend();
  await pay(page);
  await placed(page);
});

test('without a connection a remote says so, and comes when it is back @matrix', async ({
  another,
}) => {
  const page = await (await another({ proxy: connection.proxy })).open('/faq');
  // Before that its links are the browser's, which has a page of its own for this.
  await expect.poll(() => page.run(() => 'booted' in document.documentElement.dataset)).toBe(true);
  connection.cut();
  await page.role('banner').link('Create request').press();
  const retry = page.role('main').button('Reîncearcă');
  await retry.isShown();
  connection.mend();
  await retry.press();
  await page.role('main').text('Pasul 1 din 11').isShown();
});

test('without a connection a request is kept, and sent when it is back @matrix', async ({
  another,
}) => {
  const page = await (await another({ proxy: connection.proxy })).open('/quiz');
  const form = page.role('main');
  await fillContact(form, freshEmail());
  await answerFrom(form, 1);
  connection.cut();
  await send(form);
  await page.text(/Eroare la trimiterea formularului/).isShown();
  connection.mend();
  await send(form);
  await page.text(THANKS).isShown();
});
