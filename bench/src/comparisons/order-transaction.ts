import { placeOrder } from '@vitrina/backend/checkout/create-order';
import { STRANGER } from '@vitrina/backend/checkout/payer';
import { readConfig } from '@vitrina/backend/config';
import { openDatabase } from '@vitrina/backend/database/database';
import { localFileStore } from '@vitrina/backend/files/local-file-store';
import { noRateLimiter } from '@vitrina/backend/http/rate-limiter';
import { stripePayments } from '@vitrina/backend/payments/stripe-payments';
import { createCatalogue } from '@vitrina/backend/products/catalogue';
import pg from 'pg';
import { startDatabase } from '../backend/servers.ts';
import type { Comparison } from '../comparison.ts';

const BUYERS = 10;
const SECONDS = 3;
const PRODUCTS = 200;
const BUYER = {
  ...{ name: 'Ana Exemplu', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
  ...{ county: 'Cluj' as const, locality: 'Cluj-Napoca', address: 'Strada Exemplu 1' },
};

/** Placing an order of two products that waits for acceptance, against the same statements in the bare driver. */
export const orderTransaction: Comparison = {
  title: 'Order transaction',
  unit: `orders a second, ${BUYERS} buyers at once`,
  async prepare() {
    const database = await startDatabase();
    const ours = openDatabase(database.url, BUYERS);
    const raw = new pg.Pool({ connectionString: database.url, max: BUYERS });
    await raw.query("insert into categories (name) values ('Machiaj')");
    await raw.query(
      `insert into products (name, price_bani, stock, category_id)
       select 'Ruj ' || n, 5000, 1000000000, 1 from generate_series(1, $1::int) as n`,
      [PRODUCTS],
    );
    const config = readConfig({ NODE_ENV: 'test' });
    const context = {
      config,
      db: ours.db,
      payments: stripePayments('sk_test_sandbox'),
      files: localFileStore(config.dataDir),
      privateFiles: localFileStore(config.dataDir),
      catalogue: createCatalogue(ours.db, config.origins.files),
      limits: noRateLimiter,
    };
    return {
      ways: {
        backend: () =>
          measure((products) =>
            placeOrder(
              context,
              { ...BUYER, shippingCost: 20, products: linesOf(products) },
              STRANGER,
            ),
          ),
        'bare driver': () => measure((products) => insertOrder(raw, products)),
      },
      close: async () => {
        await raw.end();
        await ours.close();
        await database.close();
      },
    };
  },
};

const linesOf = (products: number[]) => products.map((product_id) => ({ product_id, quantity: 1 }));

/** @returns orders a second */
async function measure(place: (products: number[]) => Promise<unknown>): Promise<number> {
  const deadline = Date.now() + SECONDS * 1000;
  let orders = 0;
  const buy = async () => {
    while (Date.now() < deadline) {
      const first = 1 + Math.floor(Math.random() * (PRODUCTS - 1));
      await place([first, first + 1]);
      orders += 1;
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buy));
  return orders / SECONDS;
}

/** The backend's statements, written by hand. */
async function insertOrder(pool: pg.Pool, products: number[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select * from products where id = any($1) and deleted_at is null', [
      products,
    ]);
    await client.query(
      `select id, stock + (select coalesce(sum(quantity), 0) from stock_holds
           join checkouts on checkouts.id = checkout_id
          where product_id = products.id and paid_at is null) as unsold
         from products where id = any($1)`,
      [products],
    );
    const { name, email, phone, zip, county, locality, address } = BUYER;
    const { rows } = await client.query<{ id: number }>(
      `insert into orders (name, email, phone, zip, county, locality, address, shipping_bani, total_bani, payment_status)
       values ($1, $2, $3, $4, $5, $6, $7, 2000, 12000, 'unverified')
       on conflict (payment_intent_id) do nothing returning *`,
      [name, email, phone, zip, county, locality, address],
    );
    const id = rows[0]?.id;
    await client.query(
      `insert into order_items (order_id, product_id, product_name, quantity, price_bani)
       values ($1, $2, 'Ruj', 1, 5000), ($1, $3, 'Ruj', 1, 5000)`,
      [id, ...products],
    );
    await client.query("insert into order_events (order_id, to_status) values ($1, 'Processing')", [
      id,
    ]);
    await client.query(
      `insert into mails (kind, dedupe_key, recipient, subject, text_body, html_body)
       values ('order-confirmation', $1, $2, 'Comanda', $3, $4) on conflict (dedupe_key) do nothing`,
      [`order-confirmation:${id}`, email, 'x'.repeat(600), 'x'.repeat(5000)],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
