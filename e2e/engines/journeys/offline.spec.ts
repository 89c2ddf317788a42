import { freshEmail } from '../../src/conformance/samples.ts';
import { shelve } from '../../src/faults/shelf.ts';
import { type Connection, startConnection } from '../driver/cut-off-proxy.ts';
import type { Page } from '../page/page.ts';
import type { Place } from '../page/place.ts';
import { addButton, CARDS, fillDelivery, pay, payWith, placed } from '../steps/checkout.ts';
import { fillContact, goOn, send, THANKS } from '../steps/questionnaire.ts';
import { isTakenOver } from '../steps/written-page.ts';
import { expect, test } from '../test.ts';

// Each browser words network errors differently.
test.use({ expected: [/./] });

const NAME = 'Atelierul Știință și Înțelegere';
const retry = (page: Page) => page.role('main').button('Reîncearcă');

const count = async (place: Place) => (await place.look()).count;

/** Whether this loads depends on what the browser prefetched: on failure, retries after reconnecting. */
async function comes(wanted: Place, failed: Place, again: Place): Promise<void> {
  await expect.poll(async () => (await count(wanted)) + (await count(failed))).toBeGreaterThan(0);
  connection.mend();
  if ((await count(failed)) > 0) await again.press();
  await wanted.isShown();
}

let connection: Connection;
test.beforeEach(async () => {
  connection = await startConnection();
});
test.afterEach(() => connection.stop());

test('each step of a purchase stands without a connection, and goes on when it is back @matrix', async ({
  another,
  platform,
}) => {
  const product = await shelve(platform);
  const email = freshEmail();
  const page = await (await another({ connection })).open('/products');
  // The filters load after the products.
  const search = page.role('combobox', 'Caută');
  await search.isShown();

  // Search runs on loaded data; the product page fails unless Chromium prefetched it with its visible link.
  connection.cut();
  await search.fill(product.name);
  await page.button(/^ADAUGĂ ÎN COȘ/).has('count', 1);
  await page.link(product.name).press();
  await page.isAt(/\/product\//);
  await comes(page.heading(product.name), retry(page), retry(page));

  // The product is added, but the drawer's code fails unless it loaded just before.
  const drawer = page.role('dialog', /^Coșul tău/);
  const failed = page.text('Coșul nu s-a putut deschide. Ce ai adăugat este în el.');
  connection.cut();
  await addButton(page, product).press();
  await page.role('banner').link('Coș: 1 produs').isShown();
  await comes(drawer, failed, page.button('Reîncearcă'));

  // The cart is stored in the browser; the checkout page fails.
  await drawer.text(/^Adăugat în coș/).isShown();
  connection.cut();
  await drawer.button('Crește cantitatea').press();
  await page.role('dialog', 'Coșul tău: 2 produse').isShown();
  await drawer.link('Mergi la finalizare').press();
  await page.isAt(/\/checkout$|^chrome-error:/);
  const isOurs = await page.run(() => location.protocol !== 'chrome-error:');
  if (isOurs) await retry(page).isShown();
  connection.mend();
  // The checkout is a new document; Chromium shows its own error page unless it was prefetched.
  if (isOurs) await retry(page).press();
  else await page.reload();

  // Form and card are kept; no payment has started.
  await page
    .frame('Date card')
    .field(/^Număr card/)
    .isShown();
  connection.cut();
  await fillDelivery(page, email);
  await payWith(page, CARDS.good);
  await page.text(/^Error during payment: /).isShown();
  connection.mend();
  await pay(page);
  await placed(page);
  const number = (await page.text(/^Numărul comenzii/).look()).text;

  // The link opens a new document, so the browser shows its own error page.
  connection.cut();
  await page.link('Înapoi la produse').press();
  await page.heading('Comanda a fost plasată cu succes!').isGone();
  connection.mend();
  await page.back();
  await page.text(number).isShown();
  const orders = await platform.sql('select status from orders where email = $1', [email]);
  expect(orders).toEqual([{ status: 'Processing' }]);
});

test('without a connection a remote says so, and comes when it is back @matrix', async ({
  another,
}) => {
  // From the start, because visible links are prefetched.
  connection.cutOff(/mf_quiz/);
  const page = await (await another({ connection })).open('/faq');
  // Before hydration a link loads a new document and the browser shows its own error page. Parts that load
  // later fail without effect on the page.
  await isTakenOver(page);
  connection.cut();
  await page.role('banner').link('Create request').press();
  await retry(page).isShown();
  connection.mend();
  await retry(page).press();
  await page.role('main').text('Pasul 1 din 11').isShown();
});

test('each step of the questionnaire stands without a connection, and it is sent when it is back @matrix', async ({
  another,
  platform,
}) => {
  const email = freshEmail();
  const page = await (await another({ connection })).open('/quiz');
  const form = page.role('main');
  await form.text('Pasul 1 din 11').isShown();
  for (let step = 1; step <= 11; step++) {
    connection.cut();
    if (step === 1) await fillContact(form, email);
    if (step === 2) await form.field(/^Numele afacerii/).fill(NAME);
    await goOn(form, step);
    connection.mend();
    // Answers are stored in the browser.
    if (step === 5) await page.reload();
  }
  connection.cut();
  await send(form);
  await page.text(/Eroare la trimiterea formularului/).isShown();
  await form.text(NAME).isShown();
  connection.mend();
  await send(form);
  await page.text(THANKS).isShown();
  const sent = await platform.sql('select answers from website_requests where email = $1', [email]);
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).toContain(NAME);
});
