import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from '@rstest/core';
import type { Product } from '@vitrina/contract/entities/product';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import { productPrices, products } from '../database/schema.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { createCatalogue } from './catalogue.ts';
import { bumpCatalogueVersion } from './products-repository.ts';

const api = useTestApi();
let admin: SignedIn;
beforeAll(async () => {
  admin = await api.signIn('admin');
});

const list = (headers: Record<string, string> = {}) =>
  api.app.inject({ url: '/api/products', headers });
const listed = async (): Promise<Product[]> => (await list()).json();
const save = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });

/** Input of the admin's form. */
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

test('the first of the list are answered alone, with the number of all', async () => {
  await save('POST', '/api/products', await input());
  const all = await listed();
  const ask = (limit: number) =>
    api.app.inject({ url: `/api/products/first?limit=${limit}`, headers: admin.headers });
  expect((await ask(1)).json()).toEqual({ total: all.length, products: all.slice(0, 1) });
  expect((await ask(200)).json().products).toEqual(all.slice(0, 200));
  expect((await ask(0)).statusCode).toBe(400);
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

test('a look that began before a change does not make the next call trust it', async () => {
  const catalogue = createCatalogue(api.db, api.context.config.origins.files);
  let early: Promise<unknown> = Promise.resolve();
  await inTransaction(api.db, async (tx) => {
    // The check has read its version, and waits for the rows.
    await tx.execute(sql`lock table categories in access exclusive mode`);
    early = catalogue.listing();
    await expect.poll(() => countWaiting(api.db)).toBe(1);
    catalogue.invalidate();
  });
  await early;
  await save('POST', '/api/products', await input({ name: 'Între timp' }));
  expect(String((await catalogue.listing()).plain)).toContain('Între timp');
});

test('a change by another process is listed within a tenth of a second', async () => {
  const elsewhere = createCatalogue(api.db, api.context.config.origins.files);
  await elsewhere.listing();
  await save('POST', '/api/products', await input({ name: 'Din alt proces' }));
  // A longer time-out, because a busy machine is slow.
  await expect
    .poll(async () => String((await elsewhere.listing()).plain), { timeout: 5000 })
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

test('one product is answered by itself; the server of the pages asks for its status alone', async () => {
  const [first] = (await list()).json() as { product_id: number }[];
  const ask = (id: unknown, method: 'GET' | 'HEAD' = 'GET') =>
    api.app.inject({ method, url: `/api/products/${id}` });
  expect((await ask(first?.product_id)).json()).toEqual(first);
  expect((await ask(first?.product_id, 'HEAD')).statusCode).toBe(200);
  expect((await ask(999_999, 'HEAD')).statusCode).toBe(404);
  expect((await ask('ruj', 'HEAD')).statusCode).toBe(400);
});

test('a withdrawn product is no longer listed, and withdrawing it again is told', async () => {
  const { id } = await insertProduct(api.db);
  expect((await save('DELETE', `/api/products/${id}`)).statusCode).toBe(200);
  expect((await listed()).map((row) => row.product_id)).not.toContain(id);
  expect((await save('DELETE', `/api/products/${id}`)).statusCode).toBe(404);
  expect((await save('PUT', `/api/products/${id}`, await input())).statusCode).toBe(404);
});

test('a removed variant is put back as it was, once', async () => {
  const { id } = await insertProduct(api.db, { name: 'Pus la loc', stock: 3 });
  await inTransaction(api.db, bumpCatalogueVersion);
  const restore = () => save('POST', `/api/products/${id}/restore`);
  expect((await restore()).statusCode).toBe(404);
  await save('DELETE', `/api/products/${id}`);
  expect((await restore()).statusCode).toBe(200);
  expect((await listed()).find(({ product_id }) => product_id === id)).toMatchObject({
    product_name: 'Pus la loc',
    stock_quantity: 3,
  });
  expect((await restore()).statusCode).toBe(404);
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
  // `input` itself inserts a product, for its category.
  expect(await api.db.$count(products)).toBe(before + 1);
});

test('a category is added once, whatever the case of its name', async () => {
  const add = async (name: string) => (await save('POST', '/api/categories', { name })).json().data;
  const [added, again] = [await add(' Îngrijire păr '), await add('ÎNGRIJIRE PĂR')];
  expect(added).toEqual({ category_id: added.category_id, category_name: 'Îngrijire păr' });
  expect(again).toEqual(added);
  const both = await Promise.all([add('Parfumuri'), add('Parfumuri')]);
  expect(both[0]).toEqual(both[1]);
  const { data } = (await api.app.inject('/api/categories')).json();
  expect(data).toContainEqual(added);
});

test('all categories are listed, also those without products', async () => {
  const { categoryId } = await insertProduct(api.db, { deletedAt: new Date() });
  const { data } = (await api.app.inject('/api/categories')).json();
  expect(data.map((row: { category_id: number }) => row.category_id)).toContain(categoryId);
});

/** Prices in RON and how many days ago each began. */
async function priced(...history: [price: number, daysAgo: number][]) {
  const bani = history.map(([price]) => price * 100);
  const { id } = await insertProduct(api.db, { priceBani: bani.at(-1) ?? 0 });
  await api.db.insert(productPrices).values(
    history.map(([price, daysAgo]) => ({
      productId: id,
      priceBani: price * 100,
      validFrom: new Date(Date.now() - daysAgo * 86_400_000),
    })),
  );
  api.context.catalogue.invalidate();
  await save('POST', '/api/products', await input());
  return (await listed()).find((row) => row.product_id === id)?.lowest_price_30_days;
}

test('a reduced price names the lowest of the 30 days before it', async () => {
  expect(await priced([100, 50], [80, 10], [90, 8], [70, 2])).toBe(80);
  // An older, lower price does not count; the price at the start of those days does.
  expect(await priced([60, 200], [100, 100], [70, 2])).toBe(100);
  expect(await priced([60, 90], [100, 20], [50, 2])).toBe(60);
});

test('a price that is not reduced names none', async () => {
  expect(await priced([100, 50])).toBeNull();
  expect(await priced([80, 50], [100, 2])).toBeNull();
  expect(await priced([100, 50], [50, 10], [60, 2])).toBeNull();
});

test('of two admins who saw the same version, the second is told and nothing is lost', async () => {
  const { id } = await insertProduct(api.db);
  const values = await input({ ingredients: 'Aqua', version: 1 });
  expect((await save('PUT', `/api/products/${id}`, values)).statusCode).toBe(200);
  const late = await save('PUT', `/api/products/${id}`, { ...values, name: 'Alt nume' });
  expect(late.json().code).toBe('version_conflict');
  const product = (await listed()).find((row) => row.product_id === id);
  expect(product).toMatchObject({ product_name: 'Cremă de zi', ingredients: 'Aqua', version: 2 });
});

test('who is told of a conflict reads at once what another process saved', async () => {
  const { id } = await insertProduct(api.db, { stock: 7 });
  api.context.catalogue.invalidate();
  await listed();
  const elsewhere = sql`${products.version} + 1`;
  await api.db.update(products).set({ stock: 3, version: elsewhere }).where(eq(products.id, id));
  await bumpCatalogueVersion(api.db);
  const late = await save('PUT', `/api/products/${id}`, await input({ version: 1 }));
  expect(late.json().code).toBe('version_conflict');
  expect((await listed()).find((row) => row.product_id === id)?.stock_quantity).toBe(3);
});

test('what was sold while the form was open stays sold, and what the admin added is added', async () => {
  const { id } = await insertProduct(api.db, { stock: 7 });
  const stockAfter = async (changes: object) => {
    const { statusCode } = await save('PUT', `/api/products/${id}`, await input(changes));
    const [row] = await api.db.select().from(products).where(eq(products.id, id));
    return [statusCode, row?.stock];
  };
  // Both admins saw ten; three were sold since.
  expect(await stockAfter({ stock_quantity: 10, stock_seen: 10 })).toEqual([200, 7]);
  expect(await stockAfter({ stock_quantity: 15, stock_seen: 10 })).toEqual([200, 12]);
  // The stock cannot become negative.
  expect(await stockAfter({ stock_quantity: 0, stock_seen: 20 })).toEqual([409, 12]);
  // A caller that knows only the specification sets the number.
  expect(await stockAfter({ stock_quantity: 4 })).toEqual([200, 4]);
});

const categoryNames = async () =>
  (await api.app.inject('/api/categories'))
    .json()
    .data.map((row: { category_name: string }) => row.category_name);
const addCategory = async (name: string): Promise<number> =>
  (await save('POST', '/api/categories', { name })).json().data.category_id;
const patch = (url: string, payload: object) =>
  api.app.inject({ method: 'PATCH', url, headers: admin.headers, payload });

test('a renamed category is renamed in the list of products; a name that is taken or changed is not', async () => {
  const product = await input();
  await save('POST', '/api/products', { ...product, name: 'Din categoria redenumită' });
  const url = `/api/categories/${product.category_id}`;
  const [before] = (await listed()).filter(
    ({ category_id }) => category_id === product.category_id,
  );
  const name_seen = before?.category_name ?? '';
  const renamed = await patch(url, { name: 'Redenumită', name_seen });
  expect(renamed.json().data).toEqual({
    category_id: product.category_id,
    category_name: 'Redenumită',
  });
  const rows = (await listed()).filter(({ category_id }) => category_id === product.category_id);
  expect(rows.map(({ category_name }) => category_name)).toContain('Redenumită');
  expect((await patch(url, { name: 'Alta', name_seen })).json().code).toBe('version_conflict');
  await addCategory('Ocupat');
  const taken = await patch(url, { name: 'OCUPAT', name_seen: 'Redenumită' });
  expect(taken.json().code).toBe('category_taken');
});

test('categories stand in the order that staff gave them, new ones after them', async () => {
  await addCategory('Z întâi');
  const { data } = (await api.app.inject('/api/categories')).json();
  const ids = data.map((row: { category_id: number }) => row.category_id).toReversed();
  const ordered = await save('PUT', '/api/categories/order', { ids });
  expect(ordered.json().data.map((row: { category_id: number }) => row.category_id)).toEqual(ids);
  const [row] = await listed();
  expect(row?.category_position).toBe(ids.indexOf(row?.category_id) + 1);
  await addCategory('Adăugată');
  expect((await categoryNames()).at(-1)).toBe('Adăugată');
  const stale = await save('PUT', '/api/categories/order', { ids });
  expect(stale.json().code).toBe('version_conflict');
  const twice = [...ids, ids[0]];
  expect((await save('PUT', '/api/categories/order', { ids: twice })).statusCode).toBe(409);
});

test('an empty category ends, and comes back with its name or with a product of it', async () => {
  const id = await addCategory('De încheiat');
  const body = await input({ category_id: id, name: 'Singurul' });
  await save('POST', '/api/products', body);
  const url = `/api/categories/${id}`;
  expect((await save('DELETE', url)).json().code).toBe('category_in_use');
  const product = (await listed()).find(({ product_name }) => product_name === 'Singurul');
  await save('DELETE', `/api/products/${product?.product_id}`);
  expect((await save('DELETE', url)).statusCode).toBe(200);
  expect(await categoryNames()).not.toContain('De încheiat');
  expect((await save('DELETE', url)).json().code).toBe('category_not_found');
  expect((await save('POST', '/api/products', body)).json().code).toBe('category_not_found');
  await save('POST', `/api/products/${product?.product_id}/restore`);
  expect(await categoryNames()).toContain('De încheiat');
  await save('DELETE', `/api/products/${product?.product_id}`);
  await save('DELETE', url);
  expect(await addCategory('de încheiat')).toBe(id);
  expect(await categoryNames()).toContain('de încheiat');
});

test('the journal tells who renamed a category', async () => {
  const id = await addCategory('În jurnal');
  await patch(`/api/categories/${id}`, { name: 'În jurnal, alt nume', name_seen: 'În jurnal' });
  const entries = await api.app.inject({
    url: `/api/audit?kind=category&id=${id}`,
    headers: admin.headers,
  });
  expect(JSON.stringify(entries.json())).toContain('În jurnal, alt nume');
});

test('what a product was is told once it is removed, and not while it is sold', async () => {
  const { id } = await insertProduct(api.db, { name: 'Ruj vechi', priceBani: 4550 });
  const gone = () => api.app.inject({ url: `/api/products/${id}/gone` });
  expect((await gone()).statusCode).toBe(404);
  await save('DELETE', `/api/products/${id}`);
  expect((await gone()).json()).toEqual({
    ...{ product_id: id, product_name: 'Ruj vechi', category_name: expect.any(String) },
    ...{ color: 'crimson', price: 45.5 },
  });
});
