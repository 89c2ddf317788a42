import { bucharestDay, type Day } from '@vitrina/contract/rules/bucharest-day';

/** A calendar month, both days inclusive: `2025-08-01` to `2025-08-31`. */
export interface Month {
  start: string;
  end: string;
}

/**
 * The day in the business's time zone, wherever the server is: `2025-08-31`.
 * @throws RangeError for an invalid date
 */
export function dayInBucharest(at: Date): Day {
  const day = bucharestDay(at);
  if (day === null) throw new RangeError('an invalid date is on no day');
  return day;
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The month of a day, or the one `ahead` months later. */
export function monthOf(day: string, ahead = 0): Month {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return {
    start: isoDay(Date.UTC(year, month - 1 + ahead, 1)),
    end: isoDay(Date.UTC(year, month + ahead, 0)),
  };
}

/** Months finished at `now`, from the month of `since`, oldest first. */
export function monthsOver(since: Date, now: Date): Month[] {
  const current = monthOf(dayInBucharest(now)).start;
  const months: Month[] = [];
  let month = monthOf(dayInBucharest(since));
  while (month.start < current) {
    months.push(month);
    month = monthOf(month.start, 1);
  }
  return months;
}

const nameFormat = new Intl.DateTimeFormat('ro-RO', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2025-08-01` -> `august 2025` */
export const monthName = (day: string): string => nameFormat.format(new Date(`${day}T00:00:00Z`));
