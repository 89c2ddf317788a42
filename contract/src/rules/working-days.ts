import { addDays, type Day } from './bucharest-day.ts';
import { romanianHolidays } from './romanian-holidays.ts';

/** Days off in addition to weekends and public holidays. */
export type ClosedDays = ReadonlySet<Day>;
const NONE: ClosedDays = new Set();

/**
 * Monday to Friday, except public holidays of Romania (Law 53/2003, art. 139).
 * @param closed further days off
 */
export function isWorkingDay(day: Day, closed = NONE): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  return !isWeekend && !holidaysOf(day.slice(0, 4)).has(day) && !closed.has(day);
}

/**
 * The `count`-th working day after `day`, which itself never counts.
 * @param count integer, at least 1
 * @example addWorkingDays('2026-03-06', 2) // '2026-03-10'
 */
export function addWorkingDays(day: Day, count: number, closed = NONE): Day {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached, closed)) left -= 1;
  }
  return reached;
}

/** Working days after `from` up to and including `to`; 0 when `to` is not later. */
export function workingDaysBetween(from: Day, to: Day, closed = NONE): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isWorkingDay(day, closed)) count += 1;
  }
  return count;
}

const known = new Map<string, ReadonlySet<Day>>();

function holidaysOf(year: string): ReadonlySet<Day> {
  const holidays = known.get(year) ?? new Set(romanianHolidays(Number(year)));
  known.set(year, holidays);
  return holidays;
}
