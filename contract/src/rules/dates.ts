/** Dates are shown in the business's time zone, wherever the reader is. */
const TIME_ZONE = 'Europe/Bucharest';

type Format = (date: Date) => string;

/** Creates the formatter on first use, because that takes milliseconds. */
function lazyFormat(options: Intl.DateTimeFormatOptions): Format {
  let formatter: Intl.DateTimeFormat | undefined;
  return (date) => {
    formatter ??= new Intl.DateTimeFormat('ro-RO', { timeZone: TIME_ZONE, ...options });
    return formatter.format(date);
  };
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const day = lazyFormat(DAY);
const dayAndTime = lazyFormat({ ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const longDay = lazyFormat({ day: 'numeric', month: 'long', year: 'numeric' });

const weekday = lazyFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const time = lazyFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function write(value: string | Date | null | undefined, format: Format): string {
  if (value === null || value === undefined || value === '') return '';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : format(date);
}

const timeOf = (value: string | null | undefined): number => Date.parse(value ?? '') || 0;

/**
 * Comparator for ISO 8601: newest first, invalid dates last.
 * @example ['2026-03-02', '2026-03-06'].sort(newestFirst) // ['2026-03-06', '2026-03-02']
 */
export const newestFirst = (a: string | null | undefined, b: string | null | undefined): number =>
  timeOf(b) - timeOf(a);

/**
 * ISO 8601 -> `03.08.2025`; '' for nothing and for an invalid date.
 * @example formatDate('2025-08-03T10:00:00Z') // '03.08.2025'
 */
export const formatDate = (value: string | Date | null | undefined): string => write(value, day);

/** A bare date has no time: its midnight in UTC would be shown as some hour. */
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * ISO 8601 -> `03.08.2025, 14:05`, a bare date without the time; '' for nothing and for an invalid date.
 * @example formatDateTime('2025-08-03T11:05:00Z') // '03.08.2025, 14:05'
 */
export const formatDateTime = (value: string | Date | null | undefined): string =>
  write(value, typeof value === 'string' && DAY_ALONE.test(value) ? day : dayAndTime);

/**
 * ISO 8601 -> `3 august 2025`; '' for nothing and for an invalid date.
 * @example formatLongDate('2025-08-03T10:00:00Z') // '3 august 2025'
 */
export const formatLongDate = (value: string | Date | null | undefined): string =>
  write(value, longDay);

/**
 * ISO 8601 -> `duminică, 3 august`; '' for nothing and for an invalid date.
 * @example formatWeekday('2025-08-03T10:00:00Z') // 'duminică, 3 august'
 */
export const formatWeekday = (value: string | Date | null | undefined): string =>
  write(value, weekday);

/**
 * ISO 8601 -> `14:05`; '' for nothing and for an invalid date.
 * @example formatTime('2025-08-03T11:05:00Z') // '14:05'
 */
export const formatTime = (value: string | Date | null | undefined): string => write(value, time);

/**
 * ISO 8601 -> `duminică, 3 august, ora 14:05`; '' for nothing and for an invalid date.
 * @example formatAppointment('2025-08-03T11:05:00Z') // 'duminică, 3 august, ora 14:05'
 */
export const formatAppointment = (value: string | Date | null | undefined): string => {
  const at = formatTime(value);
  return at && `${formatWeekday(value)}, ora ${at}`;
};
