import { formatDate, formatDateTime } from '@vitrina/contract/rules/dates';
import { DateText } from '@vitrina/shared-ui/date-text';
import { messages } from '../../messages.ts';
import type { Column } from './column.ts';

interface DateColumn<Row> extends Omit<Column<Row>, 'value' | 'cell' | 'searched'> {
  /** ISO 8601, in several forms by host. */
  date: (row: Row) => string | null | undefined;
  format?: 'date' | 'date-time';
}

export function dateColumn<Row>({
  date,
  format = 'date',
  ...column
}: DateColumn<Row>): Column<Row> {
  const write = (row: Row) => (format === 'date' ? formatDate : formatDateTime)(date(row));
  return {
    csv: write,
    ...column,
    value: (row) => Date.parse(date(row) ?? '') || null,
    cell: (row) => <DateText value={date(row)} format={format} missing={messages.missing.date} />,
    searched: write,
  };
}
