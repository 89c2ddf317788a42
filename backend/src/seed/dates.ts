const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `days` before `date`; fractions are hours. */
export const daysBefore = (date: Date, days: number): Date =>
  new Date(date.getTime() - days * DAY_MS);

/** `days` after `date`, but before `latest`: the demonstration has no times in the future. */
export const daysAfter = (date: Date, days: number, latest: Date): Date =>
  new Date(Math.min(latest.getTime() - 1, date.getTime() + days * DAY_MS));

/** First and last day, `YYYY-MM-DD`, of the month that lies `back` months before the one of `now`. */
export function monthBefore(now: Date, back: number): { start: string; end: string } {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1);
  const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 0);
  return { start: isoDay(first), end: isoDay(last) };
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
