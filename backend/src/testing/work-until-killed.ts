/**
 * Program for tests of a killed process: makes the calls of several working days in sequence. Arguments:
 * database, tokens of an admin and of a partner, number of days, and the number of the statement before which
 * it kills itself. With fewer statements it ends normally.
 */
import { buildApi } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { noRateLimiter } from '../http/rate-limiter.ts';
import { createCatalogue } from '../products/catalogue.ts';
import { StatementCounter } from './die-before-statement.ts';
import { fakePayments } from './fake-payments.ts';

const [databaseUrl = '', admin = '', partner = '', days = '1', killBefore] = process.argv.slice(2);
const counter = new StatementCounter(Number(killBefore));
const config = readConfig({ NODE_ENV: 'test' });
const { db, close } = openDatabase(databaseUrl, 2);
const app = await buildApi({
  ...{ config, db, payments: fakePayments(), limits: noRateLimiter },
  files: localFileStore(config.dataDir),
  privateFiles: localFileStore(config.dataDir),
  catalogue: createCatalogue(db, config.origins.files),
});

async function call(
  token: string,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
): Promise<{ data?: { id?: number }; orderId?: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.body}`);
  return answer.json();
}

async function workForADay(): Promise<void> {
  const name = `Ruj ${crypto.randomUUID()}`;
  const product = {
    ...{ name, description: 'Mat', price: 49.9, stock_quantity: 50, category_id: 1 },
    ...{ color: 'crimson', image_urls: ['https://exemplu.ro/ruj.webp'] },
  };
  await call(admin, 'POST', '/api/products', product);
  const [row] = (await db.query.products.findMany()).filter((one) => one.name === name);
  const id = row?.id ?? 0;
  await call(admin, 'PUT', `/api/products/${id}`, { ...product, price: 39.9, stock_quantity: 60 });
  const { orderId } = await call(partner, 'POST', '/api/orders', {
    ...{ name: 'Ana Pop', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
    ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplului nr. 1' },
    ...{ shippingCost: 20, products: [{ product_id: id, quantity: 1 }] },
  });
  await call(admin, 'POST', `/api/orders/${orderId}/accept`, {});
  await call(admin, 'POST', `/api/orders/${orderId}/notes`, { text: 'Sună înainte.' });
  await call(admin, 'PATCH', `/api/orders/${orderId}/tracking`, { trackingNumber: 'AWB 17' });
  await call(admin, 'PATCH', `/api/orders/${orderId}/status`, { status: 'Shipped' });
  await call(partner, 'PUT', '/api/users/profile', {
    ...{ name: `Ana ${name}`, email: 'ana@exemplu.ro', phone: '0712345678' },
  });
  const company = { company_name: `${name} SRL`, cif: 'RO14399840' };
  const { data } = await call(partner, 'POST', '/api/businesses', company);
  await call(partner, 'PUT', `/api/businesses/${data?.id}`, { ...company, bank: 'Banca' });
  await call(partner, 'DELETE', `/api/businesses/${data?.id}`);
  await call(admin, 'DELETE', `/api/products/${id}`);
}

counter.begin();
for (let day = 0; day < Number(days); day += 1) await workForADay();
await app.close();
await close();
process.stdout.write(`statements ${counter.statements}\n`);
