import { formatDate, formatDateTime, formatLongDate } from '@vitrina/contract/rules/dates';
import type { ComponentProps } from 'react';

const formats = { date: formatDate, 'date-time': formatDateTime, long: formatLongDate } as const;

interface DateTextProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** ISO 8601. */
  value: string | Date | null | undefined;
  /** `03.08.2025`, `03.08.2025, 14:05` or `3 august 2025`; Bucharest time. */
  format?: keyof typeof formats | undefined;
  /** Shown for missing or invalid dates. Default: a dash. */
  missing?: string | undefined;
}

/**
 * A date in Romanian format.
 * @example const day = <DateText value="2025-08-03T10:00:00Z" format="long" />; // 3 august 2025
 */
export function DateText({ value, format = 'date', missing = '—', ...rest }: DateTextProps) {
  const text = formats[format](value);
  if (!value || !text) return <span {...rest}>{missing}</span>;
  return (
    <time {...rest} dateTime={new Date(value).toISOString()}>
      {text}
    </time>
  );
}
