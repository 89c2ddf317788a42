/** Day of the following month on which a partner sees the invoice (spec section 9, rulings 25). */
const INVOICE_DAY = 2;

const dayInBucharest = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Bucharest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Whether the invoice of a month may be seen.
 * @param periodEnd last day of the month, `2025-08-31`
 */
export function isInvoiceVisible(periodEnd: string, now: Date): boolean {
  const [year = 0, month = 0] = periodEnd.split('-').map(Number);
  // Months of `Date.UTC` count from 0, so `month` is the following one.
  const visibleFrom = new Date(Date.UTC(year, month, INVOICE_DAY)).toISOString().slice(0, 10);
  return dayInBucharest.format(now) >= visibleFrom;
}
