/** Every date on the screen is in the time of the business, wherever the reader is. */
const TIME_ZONE = 'Europe/Bucharest';

type Format = (date: Date) => string;

/** Making an `Intl` formatter takes milliseconds: each is made once, when it is first needed. */
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

/** For sorting by ISO 8601: the newest first, what is no date last. */
export const newestFirst = (a: string | null | undefined, b: string | null | undefined): number =>
  timeOf(b) - timeOf(a);

/** ISO 8601 -> `03.08.2025`. Nothing and what is not a date read as ''. */
export const formatDate = (value: string | Date | null | undefined): string => write(value, day);

/** `2025-08-03`: midnight in UTC would be shown as an hour that nobody meant. */
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** ISO 8601 -> `03.08.2025, 14:05`, without the hour where there is none. Nothing and what is not a date read as ''. */
export const formatDateTime = (value: string | Date | null | undefined): string =>
  write(value, typeof value === 'string' && DAY_ALONE.test(value) ? day : dayAndTime);

/** ISO 8601 -> `3 august 2025`. Nothing and what is not a date read as ''. */
export const formatLongDate = (value: string | Date | null | undefined): string =>
  write(value, longDay);

/** ISO 8601 -> `duminică, 3 august`. Nothing and what is not a date read as ''. */
export const formatWeekday = (value: string | Date | null | undefined): string =>
  write(value, weekday);

/** ISO 8601 -> `14:05`. Nothing and what is not a date read as ''. */
export const formatTime = (value: string | Date | null | undefined): string => write(value, time);

/** ISO 8601 -> `duminică, 3 august, ora 14:05`. Nothing and what is not a date read as ''. */
export const formatAppointment = (value: string | Date | null | undefined): string => {
  const at = formatTime(value);
  return at && `${formatWeekday(value)}, ora ${at}`;
};
