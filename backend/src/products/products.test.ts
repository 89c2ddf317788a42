import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { Product } from '@vitrina/contract/entities/product';
import { eq } from 'drizzle-orm';
import { productPrices, products } from '../database/schema.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { createCatalogue } from './catalogue.ts';

let api: TestApi;
let admin: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const list = (headers: Record<string, string> = {}) =>
  api.app.inject({ url: '/api/products', headers });
const listed = async (): Promise<Product[]> => (await list()).json();
const save = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });

/** What the admin's form sends. */
async function input(changes: object = {}) {
  const { categoryId } = await insertProduct(api.db);
  return {
    name: 'Cremă de zi',
    description: 'Hidratantă',
    price: 79.9,
    stock_quantity: 4,
    category_id: categoryId,
    color: 'ivory',
    image_urls: [`${api.context.config.origins.files}/crema.webp`],
    ...changes,
  };
}

test('a saved product is listed at once, its amounts in RON and its pictures as whole addresses', async () => {
  await list();
  const answer = await save('POST', '/api/products', await input());
  expect(answer.json()).toEqual({ message: 'Produsul a fost creat cu succes!' });
  const product = (await listed()).find((row) => row.product_name === 'Cremă de zi');
  expect(product).toMatchObject({
    price: 79.9,
    stock_quantity: 4,
    color: 'ivory',
    images: [`${api.context.config.origins.files}/crema.webp`],
  });
  const [row] = await api.db.select().from(products).where(eq(products.name, 'Cremă de zi'));
  expect(row).toMatchObject({ priceBani: 7990, images: ['/crema.webp'] });
});

test('the list is asked for again only when something changed', async () => {
  const first = await list();
  const etag = String(first.headers.etag);
  const same = await list({ 'if-none-match': etag });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await save('POST', '/api/products', await input());
  const changed = await list({ 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('the list travels compressed to whoever understands that', async () => {
  const packed = await list({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(await listed());
});

test('a change by another process is listed after a second at the latest', async () => {
  const elsewhere = createCatalogue(api.db, api.context.config.origins.files);
  await elsewhere.listing();
  await save('POST', '/api/products', await input({ name: 'Din alt proces' }));
  await expect
    .poll(async () => (await elsewhere.listing()).json, { timeout: 1500 })
    .toContain('Din alt proces');
});

test('a new price is remembered, an unchanged one is not', async () => {
  const values = await input();
  const { id } = await insertProduct(api.db);
  await save('PUT', `/api/products/${id}`, values);
  await save('PUT', `/api/products/${id}`, values);
  const prices = await api.db.select().from(productPrices).where(eq(productPrices.productId, id));
  expect(prices.map((row) => row.priceBani)).toEqual([7990]);
});

test('a withdrawn product is no longer listed, and withdrawing it again is told', async () => {
  const { id } = await insertProduct(api.db);
  expect((await save('DELETE', `/api/products/${id}`)).statusCode).toBe(200);
  expect((await listed()).map((row) => row.product_id)).not.toContain(id);
  expect((await save('DELETE', `/api/products/${id}`)).statusCode).toBe(404);
  expect((await save('PUT', `/api/products/${id}`, await input())).statusCode).toBe(404);
});

test.each([
  ['price', 0],
  ['price', 1.001],
  ['stock_quantity', -1],
  ['category_id', 999_999],
  ['color', 'albastru'],
  ['image_urls', []],
  ['name', '  '],
])('a product with %s %j is refused and nothing is stored', async (field, value) => {
  const before = await api.db.$count(products);
  const values = await input({ [field]: value });
  const answer = await save('POST', '/api/products', values);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.json().field).toBe(field);
  // One is the product whose category the input borrows.
  expect(await api.db.$count(products)).toBe(before + 1);
});

test('all categories are listed, also those without products', async () => {
  const { categoryId } = await insertProduct(api.db, { deletedAt: new Date() });
  const { data } = (await api.app.inject('/api/categories')).json();
  expect(data.map((row: { category_id: number }) => row.category_id)).toContain(categoryId);
});
