import type { ComponentProps } from 'react';

const timeZone = 'Europe/Bucharest';
const formats = {
  /** 04.08.2025 */
  date: new Intl.DateTimeFormat('ro-RO', { dateStyle: 'short', timeZone }),
  /** 4 august 2025 */
  long: new Intl.DateTimeFormat('ro-RO', { dateStyle: 'long', timeZone }),
  /** 04.08.2025, 14:30 */
  'date-time': new Intl.DateTimeFormat('ro-RO', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  }),
} as const;

export interface DateTextProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** ISO 8601 text or a date. */
  value: string | Date;
  format?: keyof typeof formats | undefined;
}

/** A moment as people in Romania read it. Not a date: a dash. */
export function DateText({ value, format = 'date', ...rest }: DateTextProps) {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <span {...rest}>—</span>;
  return (
    <time {...rest} dateTime={date.toISOString()}>
      {formats[format].format(date)}
    </time>
  );
}
