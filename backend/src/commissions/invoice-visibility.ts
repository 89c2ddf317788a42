import { INVOICE_DAY } from '@vitrina/contract/constants';
import { dayInBucharest } from '../months.ts';

/**
 * The day on which the invoice of a month is issued, `2025-09-02`.
 * @param periodEnd last day of the month, `2025-08-31`
 */
export function invoiceDay(periodEnd: string): string {
  const [year = 0, month = 0] = periodEnd.split('-').map(Number);
  // Months of `Date.UTC` count from 0, so `month` is the following one.
  return new Date(Date.UTC(year, month, INVOICE_DAY)).toISOString().slice(0, 10);
}

/** Whether the invoice of the month that ends on `periodEnd` may be seen. */
export const isInvoiceVisible = (periodEnd: string, now: Date): boolean =>
  dayInBucharest(now) >= invoiceDay(periodEnd);
