import { account } from '../../src/accounts.ts';
import { showCatalogue } from '../../src/show-catalogue.ts';
import type { WorkerPlatform } from '../../src/test.ts';
import type { Page } from '../page/page.ts';
import { addButton } from '../steps/checkout.ts';
import { overflow } from '../steps/overflow.ts';
import { PAGES_OF } from '../steps/pages.ts';
import { addressOf, signInTo } from '../steps/sign-in.ts';
import { test as base, expect } from '../test.ts';

/** CSS pixels; 200 % zoom of 1280 leaves 640. */
const WIDTHS = { 'a narrow phone': 320, '200 %': 640 };

/** Columns of user text; each value is replaced by one unique word of sixty letters. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  users: ['name', 'address', 'locality'],
  businesses: ['company_name', 'business_address', 'bank'],
  products: ['name', 'description', 'ingredients'],
  orders: ['name', 'address', 'locality'],
  order_items: ['product_name'],
  user_websites: ['business_name', 'website_url'],
  partners: ['name', 'website_url', 'sync_url'],
  notifications: ['message'],
};

const word = (column: string) => `rpad(replace(${column}, ' ', ''), 60, 'Lungă')`;

async function lengthen(platform: WorkerPlatform): Promise<void> {
  for (const [table, columns] of Object.entries(TYPED))
    await platform.sql(
      `update ${table} set ${columns.map((column) => `${column} = ${word(column)}`).join(', ')}`,
    );
  await platform.sql(
    `update website_requests set answers = jsonb_set(answers, '{businessName}',
       to_jsonb(${word("coalesce(answers ->> 'businessName', 'Firmă')")}))`,
  );
  await showCatalogue(platform, 1);
}

/** Its own platform, so that no other test sees these texts. */
const test = base.extend<object, { longWords: undefined }>({
  longWords: [
    async ({ platform }, use) => {
      await lengthen(platform);
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
});

async function fits(page: Page, what: string): Promise<void> {
  for (const [name, width] of Object.entries(WIDTHS)) {
    await page.resize(width, 800);
    await expect
      .configure({ soft: true })
      .poll(() => overflow(page), `${what} at ${name}`)
      .toBe(0);
  }
}

test('words of sixty letters: the shop, its cart and the checkout overflow nowhere @matrix', async ({
  person,
  platform,
}) => {
  const page = await person.open('/products');
  await page.text(/Lungă/).first().isShown();
  await fits(page, 'the list');
  const [product] = await platform.sql<{ id: number; name: string; price_bani: number }>(
    'select id, name, price_bani from products where id = 1',
  );
  if (!product) throw new Error('There is no first product.');
  await page.goto('/product/1');
  await page.heading(product.name).isShown();
  await fits(page, 'a product');
  await addButton(page, { ...product, priceBani: product.price_bani, stock: 1 }).press();
  await page
    .role('dialog', /^Coșul tău/)
    .text(/Lungă/)
    .first()
    .isShown();
  await fits(page, 'the cart');
  await page.goto('/checkout');
  await page.heading('Sumar comandă').isShown();
  await fits(page, 'the checkout');
  // On narrow screens the products are collapsed.
  await page.resize(320, 800);
  await page.heading('Sumar comandă').press();
  await page.role('main').text(/Lungă/).first().isShown();
  await fits(page, 'the checkout with its products');
});

for (const role of ['user', 'admin'] as const)
  test(`words of sixty letters: no page of role ${role} overflows @matrix`, async ({
    person,
    platform,
  }) => {
    test.setTimeout(180_000);
    const page = await person.open('/');
    await signInTo(page, platform, role, PAGES_OF[role][0]);
    for (const path of PAGES_OF[role]) {
      await page.goto(path);
      await page.isAt(addressOf(path));
      await page.role('main').heading(/./).first().isShown();
      await expect
        .poll(() => page.run(() => !!document.querySelector('[aria-busy="true"]')))
        .toBe(false);
      await fits(page, path);
    }
    await page.button(/^Meniul contului/).press();
    await page.role('menu').isShown();
    await fits(page, `the menu of ${account(role).email}`);
  });
