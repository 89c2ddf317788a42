import { SITE_WORKING_DAYS } from '../constants.ts';
import { type Day, daysBetween } from './bucharest-day.ts';
import { addWorkingDays, type ClosedDays, workingDaysBetween } from './working-days.ts';

/**
 * The last of the promised working days of a request.
 * @param from day on which it came, which does not count
 * @param pausedDays working days in which we waited for its owner
 * @param closed days off beside weekends and public holidays
 */
export const promisedDay = (from: Day, pausedDays: number, closed?: ClosedDays): Day =>
  addWorkingDays(from, SITE_WORKING_DAYS + pausedDays, closed);

/** Where a promise stands: working days left, none on its last day, or days that it is over. */
export type PromiseLeft = { left: number; over: 0 } | { left: 0; over: number };

/** @example promiseLeft('2026-03-06', '2026-03-04') // { left: 2, over: 0 } */
export const promiseLeft = (due: Day, today: Day, closed?: ClosedDays): PromiseLeft =>
  today > due
    ? { left: 0, over: daysBetween(due, today) }
    : { left: workingDaysBetween(today, due, closed), over: 0 };
