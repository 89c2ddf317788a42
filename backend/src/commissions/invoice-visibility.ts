import { invoiceDay } from '@vitrina/contract/rules/commission-due';
import { dayInBucharest } from '../months.ts';

/** Whether the invoice of the month that ends on `periodEnd` may be seen. */
export const isInvoiceVisible = (periodEnd: string, now: Date): boolean =>
  dayInBucharest(now) >= invoiceDay(periodEnd);
