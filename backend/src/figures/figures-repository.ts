import { sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { startOfDay } from '../database/start-of-day.ts';
import { counted } from '../statistics/sum-orders.ts';

/** Orders and their revenue in bani, of the days since `from` that have any. */
export async function sumDays(
  db: Connection,
  from: string,
): Promise<{ day: string; orders: number; revenue: number }[]> {
  const { rows } = await db.execute<{ day: string; orders: string; revenue: string }>(sql`
    with counted as (
      select id, (created_at at time zone 'Europe/Bucharest')::date as day
        from orders where ${counted({ from })}
    )
    select to_char(day, 'YYYY-MM-DD') as day, count(distinct counted.id) as orders,
           coalesce(sum(quantity * price_bani::bigint), 0) as revenue
      from counted left join order_items on order_items.order_id = counted.id
     group by day`);
  return rows.map(({ day, orders, revenue }) => ({
    day,
    orders: Number(orders),
    revenue: Number(revenue),
  }));
}

/** Requests for websites since `from`, of the days that have any; what looks like a script's is no figure. */
export async function countRequestDays(
  db: Connection,
  from: string,
): Promise<{ day: string; requests: number }[]> {
  const { rows } = await db.execute<{ day: string; requests: string }>(sql`
    select to_char((created_at at time zone 'Europe/Bucharest')::date, 'YYYY-MM-DD') as day,
           count(*) as requests
      from website_requests
     where created_at >= ${startOfDay(from, 0)} and held_at is null
     group by 1`);
  return rows.map(({ day, requests }) => ({ day, requests: Number(requests) }));
}
