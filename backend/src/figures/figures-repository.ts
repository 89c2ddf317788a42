import { sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { startOfDay } from '../database/start-of-day.ts';

/** Website requests per day since `from`, for days that have any, without suspected scripts. */
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
