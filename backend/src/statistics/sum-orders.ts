import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { startOfDay } from '../database/start-of-day.ts';
import type { Part } from './cut-period.ts';

/** Days in Bucharest, both inclusive; absent: unbounded. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Sums of orders. Money in bani. */
export interface SummedOrders {
  orders: number;
  revenue: number;
  days: { day: string; orders: number; revenue: number }[];
  products: { name: string; color: string; orders: number; quantity: number }[];
  statuses: { status: string; orders: number }[];
  counties: { county: string; orders: number }[];
}

/**
 * Orders that count: including cancelled ones, excluding those waiting for acceptance
 * (docs/product.md#statistics).
 */
export const counted = ({ from, to }: Days) => sql`
  not (orders.payment_status = 'unverified' and orders.accepted_at is null)
  ${from ? sql`and orders.created_at >= ${startOfDay(from, 0)}` : sql``}
  ${to ? sql`and orders.created_at < ${startOfDay(to, 1)}` : sql``}`;

/** First and last day with an order; `null` when there is none. */
export async function daysWithOrders(db: Connection): Promise<Part | null> {
  const day = (moment: SQL) =>
    sql`to_char(${moment} at time zone 'Europe/Bucharest', 'YYYY-MM-DD')`;
  const { rows } = await db.execute<{ from: string | null; to: string | null }>(sql`
    select ${day(sql`min(created_at)`)} as from, ${day(sql`max(created_at)`)} as to from orders`);
  const [row] = rows;
  return row?.from && row.to ? { from: row.from, to: row.to } : null;
}

/** A row of the statement: some sums of a part, each as an array. */
type Sums =
  | { list: 'days'; sums: [day: string, orders: number, revenue: number][] }
  | { list: 'products'; sums: [name: string, color: string, orders: number, quantity: number][] }
  | { list: 'statuses' | 'counties'; sums: [name: string, orders: number][] };

/**
 * All sums of each part in one statement, hence from one snapshot.
 * @param parts disjoint
 */
export async function sumParts(
  db: Connection,
  parts: readonly Part[],
): Promise<readonly SummedOrders[]> {
  if (parts.length === 0) return [];
  const bounds = sql.join(
    parts.map(
      ({ from, to }, part) => sql`(${part}::int, ${startOfDay(from, 0)}, ${startOfDay(to, 1)})`,
    ),
    sql`, `,
  );
  const { rows } = await db.execute<Sums & { part: number }>(sql`
    with parts (part, starts, ends) as materialized (values ${bounds}),
    counted as materialized (
      select part, id, status, county, (created_at at time zone 'Europe/Bucharest')::date as day
        from parts join orders on created_at >= starts and created_at < ends
       where ${counted({})}
    ), lines as materialized (
      select part, day, order_id, product_name as name, lower(product_color) as color, quantity,
             quantity * price_bani::bigint as bani
        from counted join order_items on order_items.order_id = counted.id
    ), by_order as (
      select part, day, count(*) as orders from counted group by part, day
    ), by_line as (
      select part, day, sum(bani) as bani from lines group by part, day
    ), by_product as (
      select part, name, color, count(distinct order_id) as orders, sum(quantity) as quantity
        from lines group by part, name, color
    )
    select part, 'days' as list,
           json_agg(json_build_array(to_char(day, 'YYYY-MM-DD'), orders, coalesce(bani, 0)) order by day) as sums
      from by_order left join by_line using (part, day) group by part
    union all
    select part, 'products', json_agg(json_build_array(name, color, orders, quantity))
      from by_product group by part
    union all
    select part, 'statuses', json_agg(json_build_array(status, orders))
      from (select part, status, count(*) as orders from counted group by part, status) as by_status
     group by part
    union all
    select part, 'counties', json_agg(json_build_array(county, orders))
      from (select part, county, count(*) as orders from counted group by part, county) as by_county
     group by part`);
  const summed = parts.map(noSums);
  for (const row of rows) {
    const sums = summed[row.part];
    if (sums) addSums(sums, row);
  }
  return summed;
}

export const noSums = (): SummedOrders => ({
  ...{ orders: 0, revenue: 0, days: [], products: [], statuses: [], counties: [] },
});

function addSums(summed: SummedOrders, row: Sums): void {
  if (row.list === 'days') {
    summed.days = row.sums.map(([day, orders, revenue]) => ({ day, orders, revenue }));
    for (const { orders, revenue } of summed.days) {
      summed.orders += orders;
      summed.revenue += revenue;
    }
  } else if (row.list === 'products')
    summed.products = row.sums.map(([name, color, orders, quantity]) => ({
      ...{ name, color, orders, quantity },
    }));
  else if (row.list === 'statuses')
    summed.statuses = row.sums.map(([status, orders]) => ({ status, orders }));
  else summed.counties = row.sums.map(([county, orders]) => ({ county, orders }));
}
