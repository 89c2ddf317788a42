import { expect, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { sampleProduct } from '../test/sample-products.ts';
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

/** The page's markup as a document without scripts. */
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

test('its head names the product, its breadcrumb and an offer without rating', async () => {
  const { title, description, canonical, structuredData, listed } = await pageOf('/product/1');
  expect(title).toBe(`Ruj – ${CONFIG.brand.name}`);
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
