import { type Month, monthOf } from '../months.ts';

/** Days of which a shop is asked, both included, and the moment at which counting ends. */
export interface SalesPeriod extends Month {
  /** In the time of the business, as `clockOf` writes it; the end of the last day when left out. */
  until?: string;
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment in the time of the business, `2025-08-31 17:05:00`: as texts, earlier ones come first. */
export const clockOf = (at: Date): string => clock.format(at);

/**
 * The month before the one of `now`, up to the same day and hour.
 * @returns null where that month has no such day
 */
export function periodBefore(now: Date): SalesPeriod | null {
  const [day = '', time = ''] = clockOf(now).split(' ');
  const { start, end } = monthOf(day, -1);
  const same = `${start.slice(0, 8)}${day.slice(8)}`;
  return same > end ? null : { start, end: same, until: `${same} ${time}` };
}
