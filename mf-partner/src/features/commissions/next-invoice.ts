import { INVOICE_DAY } from '@vitrina/contract/constants';
import { type Day, daysBetween } from '@vitrina/contract/rules/bucharest-day';

const DAY_OF_MONTH = String(INVOICE_DAY).padStart(2, '0');

/**
 * Day of the next invoices; today on the day itself.
 * @param today in Bucharest
 */
export function nextInvoice(today: Day): { day: Day; daysLeft: number } {
  const ofThisMonth = `${today.slice(0, 7)}-${DAY_OF_MONTH}`;
  const day = today <= ofThisMonth ? ofThisMonth : `${followingMonth(today)}-${DAY_OF_MONTH}`;
  return { day, daysLeft: daysBetween(today, day) };
}

function followingMonth(day: Day): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}
