import { addDays, type Day } from './bucharest-day.ts';
import { orthodoxEaster } from './orthodox-easter.ts';

/** `MM-DD` of those on a fixed date. */
const FIXED = [
  '01-01',
  '01-02',
  '01-06',
  '01-07',
  '01-24',
  '05-01',
  '06-01',
  '08-15',
  '11-30',
  '12-01',
  '12-25',
  '12-26',
];

/** Days from Orthodox Easter: Good Friday, Easter and its Monday, Pentecost and its Monday. */
const FROM_EASTER = [-2, 0, 1, 49, 50];

/**
 * Public holidays of a year in Romania, ascending, each day once: Labour Code, article 139, as in force since
 * 2024 (Law 52/2023 added 6 and 7 January).
 */
export function romanianHolidays(year: number): Day[] {
  const easter = orthodoxEaster(year);
  const days = [
    ...FIXED.map((monthAndDay) => `${year}-${monthAndDay}`),
    ...FROM_EASTER.map((offset) => addDays(easter, offset)),
  ];
  return [...new Set(days)].sort();
}
