import { sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { startOfDay } from '../database/start-of-day.ts';

/** Days in Bucharest, both included; absent: open. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Sums of orders. Money in bani. */
export interface SummedOrders {
  orders: number;
  revenue: number;
  days: { day: string; revenue: number }[];
  products: { name: string; color: string; orders: number; quantity: number }[];
  statuses: { status: string; orders: number }[];
  counties: { county: string; orders: number }[];
}

/**
 * Which orders count: also cancelled ones, but none that waits for acceptance
 * (docs/product.md#statistics).
 */
export const counted = ({ from, to }: Days) => sql`
  not (orders.payment_status = 'unverified' and orders.accepted_at is null)
  ${from ? sql`and orders.created_at >= ${startOfDay(from, 0)}` : sql``}
  ${to ? sql`and orders.created_at < ${startOfDay(to, 1)}` : sql``}`;

const asList = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(listed), '[]') from (${rows}) as listed)`;

/** All sums of a period in one statement, so that they are of the same moment. */
export async function sumOrders(db: Connection, days: Days): Promise<SummedOrders> {
  const { rows } = await db.execute<{ summed: SummedOrders }>(sql`
    with counted as materialized (
      select id, status, county, (created_at at time zone 'Europe/Bucharest')::date as day
        from orders where ${counted(days)}
    ), lines as materialized (
      select order_id, day, product_name as name, lower(product_color) as color, quantity,
             quantity * price_bani::bigint as bani
        from order_items join counted on counted.id = order_items.order_id
    )
    select json_build_object(
      'orders', (select count(*) from counted),
      'revenue', (select coalesce(sum(bani), 0) from lines),
      'days', ${asList(sql`
        select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(bani), 0) as revenue
          from (select distinct day from counted) as all_days left join lines using (day)
         group by all_days.day order by all_days.day`)},
      'products', ${asList(sql`
        select name, color, count(distinct order_id) as orders, sum(quantity) as quantity
          from lines group by name, color`)},
      'statuses', ${asList(sql`select status, count(*) as orders from counted group by status`)},
      'counties', ${asList(sql`select county, count(*) as orders from counted group by county`)}
    ) as summed`);
  const summed = rows[0]?.summed;
  if (!summed) throw new Error('The database summed nothing up.');
  return summed;
}

/** Number and revenue alone, for the comparison with another period. */
export async function sumRevenue(
  db: Connection,
  days: Days,
): Promise<Pick<SummedOrders, 'orders' | 'revenue'>> {
  const { rows } = await db.execute<{ orders: string; revenue: string }>(sql`
    select count(distinct orders.id) as orders,
           coalesce(sum(quantity * price_bani::bigint), 0) as revenue
      from orders left join order_items on order_items.order_id = orders.id
     where ${counted(days)}`);
  return { orders: Number(rows[0]?.orders ?? 0), revenue: Number(rows[0]?.revenue ?? 0) };
}
