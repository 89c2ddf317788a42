import { COMMISSION_TERM_DAYS, INVOICE_DAY } from '../constants.ts';

/**
 * Day on which a month's invoice is issued (docs/product.md#invoice-day).
 * @param periodEnd last day of the month, `2025-08-31`
 * @example invoiceDay('2025-08-31') // '2025-09-02'
 */
export const invoiceDay = (periodEnd: string): string => dayAfterMonth(periodEnd, INVOICE_DAY);

/**
 * Last day to pay a month's commission in time (docs/product.md#commission-due).
 * @param periodEnd last day of the month, `2025-08-31`
 * @example commissionDueDay('2025-08-31') // '2025-09-17'
 */
export const commissionDueDay = (periodEnd: string): string =>
  dayAfterMonth(periodEnd, INVOICE_DAY + COMMISSION_TERM_DAYS);

function dayAfterMonth(periodEnd: string, day: number): string {
  const [year = 0, month = 0] = periodEnd.split('-').map(Number);
  // `Date.UTC` counts months from 0, so `month` is the following one.
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
