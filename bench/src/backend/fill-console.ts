import { Client } from 'pg';

export interface ShopSize {
  orders: number;
  products: number;
  users: number;
}

/**
 * Fills a demonstration database up to these numbers, as in a shop of two years; every fifth account has a
 * company and a website request. Triggers are off: nothing listens, and the journal would be larger than
 * the data.
 */
export async function fillConsole(
  url: string,
  { orders, products, users }: ShopSize,
): Promise<void> {
  // Not the backend's pool, whose statement time-out is too short.
  const client = new Client({ connectionString: url });
  await client.connect();
  const run = (statement: string, ...values: number[]) => client.query(statement, values);
  try {
    await run('begin');
    await run('set local session_replication_role = replica');
    await run(
      `insert into users (name, email, email_verified_at, phone, created_at)
       select 'Client Exemplu ' || n, 'client' || n || '@exemplu.ro', now(),
              '07' || lpad(n::text, 8, '0'), now() - n * interval '3 hours'
         from generate_series(1, $1 - (select count(*)::int from users)) as n`,
      users,
    );
    await run(
      `insert into businesses (user_id, company_name, cif)
       select id, 'Firma ' || id || ' SRL', 'RO' || 10000000 + id from users where id % 5 = 0`,
    );
    await run(
      `insert into website_requests (user_id, email, phone, answers, status, created_at)
       select u.id, u.email, u.phone, r.answers, r.status, u.created_at
         from users u, (select answers, status from website_requests order by id limit 1) r
        where u.id % 5 = 0`,
    );
    await run(
      `insert into products (name, description, price_bani, stock, category_id, color, images)
       select p.name || ' ' || n, p.description, p.price_bani, n % 50, p.category_id, p.color, p.images
         from generate_series(1, $1 - (select count(*)::int from products where deleted_at is null)) as n
         join lateral (select * from products where deleted_at is null order by id
                        offset n % 40 limit 1) p on true`,
      products,
    );
    // The planner has no statistics of the new rows yet.
    await run('analyze');
    await run(
      `insert into orders (user_id, status, name, email, phone, zip, county, locality, address,
                           shipping_bani, total_bani, payment_status, tracking_number, created_at)
       select case when n % 3 = 0 then u.id end,
              (array['Delivered', 'Delivered', 'Shipped', 'Delivered', 'Cancelled', 'Processing'])
                [1 + n % 6],
              u.name, u.email, u.phone, '400001',
              (array['Cluj', 'Iași', 'Timiș', 'Brașov', 'Ilfov', 'Dolj', 'Sibiu', 'Bihor'])[1 + n % 8],
              'Localitatea ' || n % 97, 'Strada Exemplului ' || n % 50, 2000,
              2000 + (n * 7919) % 100000, 'paid', case when n % 6 < 4 then 'AWB' || 500000000 + n else '' end,
              now() - n * interval '630 seconds'
         from generate_series(1, $1 - (select count(*)::int from orders)) as n
         join lateral (select * from users where id = 20 + n % ($2 - 40)) u on true`,
      orders,
      users,
    );
    await run('analyze');
    await run(
      `insert into order_items (order_id, product_id, product_name, product_color, quantity, price_bani)
       select o.id, p.id, p.name, p.color, 1 + o.id % 3, p.price_bani
         from (select id from orders except select order_id from order_items) o
        cross join generate_series(0, 1) as line
         join (select row_number() over (order by id) as place, * from products) p
           on p.place = 1 + (o.id * 7 + line * 13) % (select count(*) from products)`,
    );
    await run(
      `insert into order_events (order_id, to_status)
       select id, 'Processing'
         from (select id from orders except select order_id from order_events) o`,
    );
    // Invalidates the cached list of products.
    await run(
      `insert into versions (name) values ('catalogue')
       on conflict (name) do update set version = versions.version + 1`,
    );
    await run('commit');
    // As after autovacuum.
    await run('vacuum analyze');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await client.end();
  }
}
