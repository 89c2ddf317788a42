import { COMMISSION_TERM_DAYS, INVOICE_DAY } from '../constants.ts';

/**
 * The day on which the invoice of a month is issued, `2025-09-02` (docs/product.md#invoice-day).
 * @param periodEnd last day of the month, `2025-08-31`
 * @example invoiceDay('2025-08-31') // '2025-09-02'
 */
export const invoiceDay = (periodEnd: string): string => dayAfterMonth(periodEnd, INVOICE_DAY);

/**
 * The last day on which the commission of a month can be paid in time, `2025-09-17`
 * (docs/product.md#commission-due).
 * @param periodEnd last day of the month, `2025-08-31`
 * @example commissionDueDay('2025-08-31') // '2025-09-17'
 */
export const commissionDueDay = (periodEnd: string): string =>
  dayAfterMonth(periodEnd, INVOICE_DAY + COMMISSION_TERM_DAYS);

function dayAfterMonth(periodEnd: string, day: number): string {
  const [year = 0, month = 0] = periodEnd.split('-').map(Number);
  // Months of `Date.UTC` count from 0, so `month` is the following one.
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
