import { formatDate, formatDateTime, formatLongDate } from '@vitrina/contract/rules/dates';
import type { ComponentProps } from 'react';

const formats = { date: formatDate, 'date-time': formatDateTime, long: formatLongDate } as const;

interface DateTextProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** ISO 8601. */
  value: string | Date | null | undefined;
  /** `03.08.2025`, `03.08.2025, 14:05` or `3 august 2025`; in Bucharest time. */
  format?: keyof typeof formats | undefined;
}

/** A moment, as people in Romania write it. Nothing, and what is not a date, shows as a dash. */
export function DateText({ value, format = 'date', ...rest }: DateTextProps) {
  const text = formats[format](value);
  if (!value || !text) return <span {...rest}>—</span>;
  return (
    <time {...rest} dateTime={new Date(value).toISOString()}>
      {text}
    </time>
  );
}
