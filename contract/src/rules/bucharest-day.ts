import { formatDate } from './dates.ts';

/** Calendar day as `YYYY-MM-DD`; compares and sorts as text. */
export type Day = string;

/**
 * The day in Bucharest of a moment; a bare date stays.
 * @returns `null` for nothing, and for an invalid date
 * @example bucharestDay('2025-08-02T22:30:00Z') // '2025-08-03'
 */
export function bucharestDay(moment: string | Date | null | undefined): Day | null {
  const [day, month, year] = formatDate(moment).split('.');
  return year && month && day ? `${year.padStart(4, '0')}-${month}-${day}` : null;
}

/**
 * The day `days` later; earlier when negative.
 * @example addDays('2026-02-27', 2) // '2026-03-01'
 */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Whole days from one day to another; negative when the second is earlier.
 * @example daysBetween('2026-03-06', '2026-03-10') // 4
 */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
