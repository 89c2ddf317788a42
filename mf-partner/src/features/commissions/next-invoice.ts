import { type Day, daysBetween } from '@vitrina/contract/rules/bucharest-day';

/** Invoices appear on this day of each month (spec section 9). */
const INVOICE_DAY = '02';

/**
 * When the next invoices appear; on the day itself that is today.
 * @param today in Bucharest
 */
export function nextInvoice(today: Day): { day: Day; daysLeft: number } {
  const ofThisMonth = `${today.slice(0, 7)}-${INVOICE_DAY}`;
  const day = today <= ofThisMonth ? ofThisMonth : `${followingMonth(today)}-${INVOICE_DAY}`;
  return { day, daysLeft: daysBetween(today, day) };
}

function followingMonth(day: Day): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}
