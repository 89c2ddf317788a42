import { addDays, type Day } from './bucharest-day.ts';

/**
 * Orthodox Easter Sunday in the Gregorian calendar: the Julian date by Meeus (Astronomical Algorithms,
 * chapter 9), plus the difference of the calendars.
 * @param year from 1583
 */
export function orthodoxEaster(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const shifted = moon + weekday + 114;
  const julian = new Date(Date.UTC(year, Math.floor(shifted / 31) - 1, (shifted % 31) + 1));
  return addDays(julian.toISOString().slice(0, 10), calendarDifference(year));
}

/** Days the Julian calendar is behind: 13 from 1900 to 2099. */
const calendarDifference = (year: number): number =>
  Math.floor(year / 100) - Math.floor(year / 400) - 2;
