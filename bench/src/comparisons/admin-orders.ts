import { openDatabase } from '@vitrina/backend/database/database';
import { findOrders, type OrderQuery } from '@vitrina/backend/orders/find-orders';
import { startDatabase } from '../backend/servers.ts';
import type { Comparison } from '../comparison.ts';

const ORDERS = 100_000;
const PAGE = { page: 1, limit: 25 };
const QUERIES: Record<string, OrderQuery> = {
  'one status': { ...PAGE, status: 'Processing' },
  'by e-mail': { ...PAGE, email: 'ana77' },
  dearest: { ...PAGE, sort: 'highest' },
  'page 2000': { ...PAGE, page: 2000 },
  'first page': PAGE,
};
const TIMES = 10;

/** A page of the admin's order list with counts, among 100,000 orders. */
export const adminOrders: Comparison = {
  title: `Admin list of ${ORDERS} orders`,
  unit: 'ms a page, with its counts',
  async prepare() {
    const database = await startDatabase();
    const { db, pool, close } = openDatabase(database.url);
    await pool.query("insert into categories (name) values ('Machiaj')");
    await pool.query(
      "insert into products (name, price_bani, stock, category_id) values ('Ruj', 5000, 10, 1)",
    );
    await pool.query(
      `insert into orders (status, name, email, phone, zip, county, locality, address,
                           shipping_bani, total_bani, payment_status, created_at)
       select (array['Processing', 'Shipped', 'Delivered', 'Cancelled'])[1 + n % 4], 'Ana Exemplu',
              'ana' || n || '@exemplu.ro', '0712345678', '400001', 'Cluj', 'Cluj-Napoca',
              'Strada Exemplu 1', 2000, 2000 + (n * 7919) % 100000, 'paid', now() - n * interval '5 minutes'
         from generate_series(1, $1::int) as n`,
      [ORDERS],
    );
    await pool.query(
      `insert into order_items (order_id, product_id, product_name, quantity, price_bani)
       select id, 1, 'Ruj', 1, 5000 from orders cross join generate_series(1, 2)`,
    );
    // As after autovacuum.
    await pool.query('vacuum analyze');
    const way = (query: OrderQuery) => async () => {
      const start = performance.now();
      for (let time = 0; time < TIMES; time += 1) await findOrders(db, query);
      return (performance.now() - start) / TIMES;
    };
    return {
      ways: Object.fromEntries(Object.entries(QUERIES).map(([name, query]) => [name, way(query)])),
      close: async () => {
        await close();
        await database.close();
      },
    };
  },
};
