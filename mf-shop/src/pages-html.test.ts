import { expect, test } from '@rstest/core';
import type { Product } from '@vitrina/contract/entities/product';
import { checkPage } from '@vitrina/federation/check-page';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { sampleProduct } from '../test/sample-products.ts';
import { categoryMessages } from './category-messages.ts';
import { categoriesBySlug } from './features/catalog/categories.ts';
import { list, render } from './pages-html.tsx';

const CONFIG = { ...LOCAL_CONFIG, publicOrigin: 'https://vitrina.test' };
const REDUCED = sampleProduct({
  product_id: 1,
  product_name: 'Ruj',
  price: 40,
  lowest_price_30_days: 50,
  stock_quantity: 0,
  color: 'coral',
  ingredients: 'Aqua',
});
const PRODUCTS = [
  REDUCED,
  sampleProduct({ product_id: 2, product_name: 'Ruj', color: 'crimson' }),
  ...Array.from({ length: 30 }, (_, index) => sampleProduct({ product_id: index + 3 })),
];
const answersOf = (products: unknown) => ({ '/api/products': products, '/api/settings': null });
const ANSWERS = answersOf(PRODUCTS);
const pageOf = (path: string) => render(path, ANSWERS, CONFIG);

/** The page's markup, parsed without running scripts. */
const shownAt = async (path: string) =>
  new DOMParser().parseFromString((await pageOf(path)).html, 'text/html');

const changed = (before: typeof ANSWERS, after: typeof ANSWERS, mount: string) => {
  const keys = new Map(list(mount, before, CONFIG).map(({ path, key }) => [path, key]));
  return list(mount, after, CONFIG)
    .filter(({ path, key }) => keys.get(path) !== key)
    .map(({ path }) => path);
};

test('the list, every page of each category and every variant have a page', () => {
  expect(list('products', ANSWERS, CONFIG).map(({ path }) => path)).toEqual([
    '/products',
    '/products/categorie/toate/1',
    '/products/categorie/toate/2',
    '/products/categorie/machiaj/1',
    '/products/categorie/machiaj/2',
  ]);
  const products = list('product', ANSWERS, CONFIG);
  expect(products).toHaveLength(32);
  expect(products[0]?.path).toBe('/product/1');
});

test('a changed price changes the pages that show it, and no other', () => {
  const dearer = PRODUCTS.map((one) => (one.product_id === 20 ? { ...one, price: 99 } : one));
  expect(changed(ANSWERS, answersOf([...PRODUCTS]), 'product')).toEqual([]);
  expect(changed(ANSWERS, answersOf(dearer), 'product')).toEqual(['/product/20']);
  const related = PRODUCTS.map((one) => (one.product_id === 3 ? { ...one, price: 99 } : one));
  expect(changed(ANSWERS, answersOf(related), 'product')).toContain('/product/20');
});

test('a product says its price with the lowest of 30 days, its stock, description and ingredients', async () => {
  const { body } = await shownAt('/product/1');
  expect(body.querySelector('h1')?.textContent).toBe('Ruj');
  expect(body.textContent).toMatch(/40,00\sRON/);
  expect(body.textContent).toMatch(/Cel mai mic preț din ultimele 30 de zile: 50,00\sRON/);
  expect(body.textContent).toContain('Stoc epuizat');
  expect(body.textContent).toContain('Descriere.');
  expect(body.textContent).toContain('Aqua');
  const [other] = body.querySelectorAll('a[href="/product/2"]');
  expect(other?.textContent).toBe('carmin');
});

test('its head names the product with its shade, its breadcrumb and an offer without rating', async () => {
  const { title, description, canonical, structuredData, listed } = await pageOf('/product/1');
  expect(title).toBe(`Ruj, coral – ${CONFIG.brand.name}`);
  expect(description).toBe('Descriere.');
  expect(canonical).toBe('/product/1');
  expect(listed).toBe(true);
  expect(structuredData).toMatchObject([
    {
      '@type': 'Product',
      offers: {
        price: '40.00',
        url: 'https://vitrina.test/product/1',
        availability: 'https://schema.org/OutOfStock',
      },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, {}, { position: 3 }] },
  ]);
  expect(JSON.stringify(structuredData)).not.toMatch(/rating/i);
});

test('a category page leads on by links, and is canonical to the list', async () => {
  const { html, canonical, listed } = await pageOf('/products/categorie/machiaj/1');
  expect(html).toContain('href="/products/categorie/machiaj/2"');
  expect(html).toContain('href="/product/2"');
  expect(canonical).toBe('/products');
  expect(listed).toBe(false);
});

test('the list has its filters, links to the categories and to the page after it', async () => {
  const { html } = await pageOf('/products');
  expect(html).toContain('type="search"');
  expect(html).toContain('href="/products/categorie/machiaj/1"');
  expect(html).toContain('href="/products/categorie/toate/2"');
  expect(html.match(/<h2/g)).toHaveLength(24);
});

test('a product that is gone says so, and shows what can be bought instead', async () => {
  const { title, listed, html } = await pageOf('/product/999');
  expect(title).toBe(`Produsul nu a fost găsit – ${CONFIG.brand.name}`);
  expect(listed).toBe(false);
  expect(html).toContain('Alte produse din magazin');
  expect(html).toContain('href="/product/2"');
  expect(html).not.toContain('href="/product/1"');
});

test('a category that is gone has the title of its page', async () => {
  const { title, html, listed } = await pageOf('/products/categorie/parfumuri/1');
  expect(title).toBe(`${categoryMessages.notFound.title} – ${CONFIG.brand.name}`);
  expect(html).toContain(categoryMessages.notFound.title);
  expect(listed).toBe(false);
});

const GONE = {
  ...{ product_id: 999, product_name: 'Ruj vechi', category_name: 'Machiaj' },
  ...{ color: 'crimson', price: 45 },
};

test('a product that is gone is named where the host tells what it was, and what is like it stands below', async () => {
  const config = { ...CONFIG, hostCapabilities: ['gone-products'] };
  const { title, html, listed } = await render('/product/999', ANSWERS, config, GONE);
  expect(title).toBe(`Produsul nu a fost găsit – ${CONFIG.brand.name}`);
  expect(listed).toBe(false);
  expect(html).toContain('Ruj vechi nu se mai vinde.');
  expect(html).toContain('Produse asemănătoare');
  expect(html).not.toContain('Alte produse din magazin');
  const first = /<h3[^>]*><a[^>]*>([^<]*)/.exec(html);
  expect(first?.[1]).toBe('Ruj');
  // Another missing product does not show this one's name.
  const other = await render('/product/998', ANSWERS, config, null);
  expect(other.html).toContain('Poate că nu se mai vinde sau adresa este greșită.');
  const unreadable = await render('/product/997', ANSWERS, config, { product_id: 'x' });
  expect(unreadable.html).toContain('Alte produse din magazin');
});

test('lists are dated by their products', () => {
  const [all, , , makeup] = list('products', ANSWERS, CONFIG);
  expect(all?.datedBy).toEqual(expect.arrayContaining(['/product/1', '/product/2', '/product/3']));
  expect(all?.datedBy).toHaveLength(25);
  expect(makeup?.datedBy).toContain('/product/1');
});

test('what other products and the shop as a whole say is marked as such on a product', async () => {
  const { body } = await shownAt('/product/1');
  for (const part of body.querySelectorAll('[data-others]')) part.remove();
  expect(body.textContent).toContain('Descriere.');
  expect(body.textContent).not.toContain('Produs 5');
  expect(body.textContent).not.toContain('Livrare');
});

test('the category of a product leads to its page where no script filters the list', async () => {
  const { body } = await shownAt('/product/1');
  const [breadcrumb] = body.querySelectorAll('nav[aria-label="Ești aici"]');
  const links = [...(breadcrumb?.querySelectorAll('li:nth-child(2) a') ?? [])];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/products/categorie/machiaj/1', 'Machiaj'],
    ['/products?categorie=Machiaj', 'Machiaj'],
  ]);
  // With and without scripts, a visitor sees one of them.
  expect(links[0]?.className).not.toBe(links[1]?.className);
  expect(links.every((link) => link.className)).toBe(true);
});

test('a category that gets another address is written anew on its products', () => {
  const other = sampleProduct({ product_id: 700, category_name: '!Machiaj' });
  const paths = changed(ANSWERS, answersOf([...PRODUCTS, other]), 'product');
  expect(categoriesBySlug([...PRODUCTS, other]).get('machiaj')?.name).toBe('!Machiaj');
  expect(paths).toContain('/product/20');
});

/** The checks of the tool that writes pages (federation). */
const check = async (path: string, answers: typeof ANSWERS) =>
  checkPage(await render(path, answers, CONFIG), { ids: new Set(), isOwn: () => true });

/** Values that hosts may send or accept, but that attributes or addresses cannot hold as they are. */
const BAD: [string, Partial<Product>][] = [
  ['a picture with a space and a quote', { images: ['https://f.test/a b.png?x="y'] }],
  [
    'a space in the folder of a picture in many sizes',
    { images: ['https://f.test/a b/00f5e3e961505953eb29-1280.webp'] },
  ],
  ['a picture that is a script', { images: ['javascript:alert(1)', '/\\f.test/a.png', 'a.png'] }],
  [
    'a picture in the place of its address',
    { images: [`data:image/png;base64,${'A'.repeat(2e6)}`] },
  ],
  ['half a character in its texts', { product_name: 'a\ud800', category_name: 'b\udc00' }],
  ['markup in its texts', { product_name: '</h2><script>1</script>', color: '"><b>' }],
  ['control characters', { product_name: 'a\u0000\u0001\u001f\r\u2028b', color: '\u0000' }],
  ['a name without end', { product_name: 'x'.repeat(2e6) }],
  ['a category without end', { category_name: 'x'.repeat(2e6) }],
  ['a colour without end', { color: 'x'.repeat(2e6) }],
  ['a number that no address has', { product_id: 1e21 }],
  ['the number of another', { product_id: 5 }],
];

test.each(BAD)('%s costs at most the page of its own product', async (_, bad) => {
  const answers = answersOf([...PRODUCTS, { ...sampleProduct({ product_id: 900 }), ...bad }]);
  const paths = ['products', 'product'].flatMap((mount) =>
    list(mount, answers, CONFIG).map(({ path }) => path),
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/[\w/-]+$/);
  const others = paths.filter((path) => !/\/900$/.test(path));
  expect(others).toEqual(
    expect.arrayContaining(list('product', ANSWERS, CONFIG).map(({ path }) => path)),
  );
  // Pages that show its card: the lists, and a page with similar products.
  for (const path of others.filter((one) => !/^\/product\/(?!5$)/.test(one)))
    await expect(check(path, answers), path).resolves.toBeTruthy();
});

test('a picture is left out where its address is none, and encoded where it is one', async () => {
  const [path, other] = ['/product/900', '/product/901'];
  const answers = answersOf([
    sampleProduct({ product_id: 900, images: ['https://f.test/a b.png?x="y'] }),
    sampleProduct({ product_id: 901, images: ['javascript:alert(1)'] }),
  ]);
  const page = await check(path, answers);
  expect(page.html).toContain('src="https://f.test/a%20b.png?x=%22y"');
  expect(page.structuredData).toMatchObject([{ image: ['https://f.test/a%20b.png?x=%22y'] }, {}]);
  const without = await check(other, answers);
  expect(JSON.stringify(without)).not.toContain('javascript');
  expect(without.structuredData).not.toMatchObject([{ image: expect.anything() }, {}]);
});

test('a row that cannot be read costs itself alone', async () => {
  const answers = answersOf([{ product_id: 'x' }, ...PRODUCTS]);
  expect(list('product', answers, CONFIG)).toHaveLength(32);
  expect(() => list('product', answersOf({ a: 1 }), CONFIG)).toThrow(/no list/);
});

test.each(['/products', '/product/1', '/products/categorie/toate/1'])(
  '%s keeps to the policy: no style, no script, and ids that stay',
  async (path) => {
    const { html } = await pageOf(path);
    expect(html).not.toMatch(/<(?:style|script|noscript|link|meta)[\s>]|\sstyle=|\son\w+=/);
    expect((await pageOf(path)).html).toBe(html);
  },
);
