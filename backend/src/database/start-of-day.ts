import { type SQL, sql } from 'drizzle-orm';

/** Start of a day, or of one `later` days after it, in Romania. The database has no year 0. */
export const startOfDay = (day: string, later: number): SQL => {
  const known = day < '0001' ? '0001-01-01' : day;
  return sql`((${known}::date + ${later}::int)::timestamp at time zone 'Europe/Bucharest')`;
};
