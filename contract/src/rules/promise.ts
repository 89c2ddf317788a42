import { SITE_WORKING_DAYS } from '../constants.ts';
import { type Day, daysBetween } from './bucharest-day.ts';
import { addWorkingDays, type ClosedDays, workingDaysBetween } from './working-days.ts';

/**
 * The promised day of a request, in working days.
 * @param from day it came in, which does not count
 * @param pausedDays working days spent waiting for its owner
 * @param closed days off in addition to weekends and public holidays
 * @example promisedDay('2026-03-02', 0) // '2026-03-11'
 */
export const promisedDay = (from: Day, pausedDays: number, closed?: ClosedDays): Day =>
  addWorkingDays(from, SITE_WORKING_DAYS + pausedDays, closed);

/** Working days left (0 on the last day), or days overdue. */
export type PromiseLeft = { left: number; over: 0 } | { left: 0; over: number };

/** @example promiseLeft('2026-03-06', '2026-03-04') // { left: 2, over: 0 } */
export const promiseLeft = (due: Day, today: Day, closed?: ClosedDays): PromiseLeft =>
  today > due
    ? { left: 0, over: daysBetween(due, today) }
    : { left: workingDaysBetween(today, due, closed), over: 0 };
