import { type Month, monthOf } from '../months.ts';

/** Days to read from a shop, both inclusive, and the end of counting. */
export interface SalesPeriod extends Month {
  /** In the business's time zone, as from `clockOf`; by default the end of the last day. */
  until?: string;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment in the business's time zone, `2025-08-31 17:05:00`; sorts as text. */
export const clockOf = (at: Date): string => clock.format(at);

/**
 * The month before that of `now`, up to the same day and hour.
 * @returns null when that month has no such day
 */
export function periodBefore(now: Date): SalesPeriod | null {
  const [day = '', time = ''] = clockOf(now).split(' ');
  const { start, end } = monthOf(day, -1);
  const same = `${start.slice(0, 8)}${day.slice(8)}`;
  return same > end ? null : { start, end: same, until: `${same} ${time}` };
}
