import { CALL_DAYS, CALL_MINUTES } from '../constants.ts';
import type { Day } from './bucharest-day.ts';
import { formatDateTime } from './dates.ts';
import { addWorkingDays, type ClosedDays } from './working-days.ts';

/** When staff take calls, in Bucharest time (`entities/call-hours`). */
export interface CallHours {
  /** 1 is Monday, 5 is Friday. */
  weekdays: number[];
  from: string;
  to: string;
}

/** Call hours until staff set others. */
export const ORIGINAL_CALL_HOURS: CallHours = {
  weekdays: [1, 2, 3, 4, 5],
  from: '10:00',
  to: '17:00',
};

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `10:20` -> 620 minutes; `null` for an invalid time. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/**
 * Starts of all bookable calls, ISO 8601 in UTC: the next working days, excluding today.
 * @param closed days off in addition to weekends and public holidays
 */
export function callSlots({ weekdays, from, to }: CallHours, today: Day, closed?: ClosedDays) {
  const first = minutesOf(from) ?? 0;
  const last = (minutesOf(to) ?? 0) - CALL_MINUTES;
  const slots: string[] = [];
  for (let day = today, left = CALL_DAYS; left > 0; left -= 1) {
    day = addWorkingDays(day, 1, closed);
    if (!weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) continue;
    for (let at = first; at <= last; at += CALL_MINUTES) slots.push(bucharestMoment(day, at));
  }
  return slots;
}

/**
 * The moment at which clocks in Bucharest show these minutes of a day. Clocks change on Sundays only, when
 * there are no calls.
 */
function bucharestMoment(day: Day, minutes: number): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const shown = formatDateTime(new Date(asUtc));
  const [date = '', time = ''] = shown.split(', ');
  const [dayOfMonth, month, year] = date.split('.');
  const shownAsUtc = Date.parse(`${year}-${month}-${dayOfMonth}T${time}:00Z`);
  return new Date(asUtc - (shownAsUtc - asUtc)).toISOString();
}
