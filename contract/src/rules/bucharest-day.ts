import { formatDate } from './dates.ts';

/** A day of the calendar as `YYYY-MM-DD`. Days in this form compare and sort as texts. */
export type Day = string;

/**
 * The day in Bucharest on which a moment falls. A bare date is that day.
 * @returns `null` for nothing and for what is not a date
 */
export function bucharestDay(moment: string | Date | null | undefined): Day | null {
  const [day, month, year] = formatDate(moment).split('.');
  return year && month && day ? `${year.padStart(4, '0')}-${month}-${day}` : null;
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
