import type { PartnerSales } from '@vitrina/contract/entities/partner-sales';
import { toRon } from '@vitrina/contract/rules/money';
import type { BilledSales, ToldSales } from './partner-sales-repository.ts';

/**
 * One row per site and month. With a commission, its invoiced sales count; the number of orders is shown
 * only beside its own total.
 */
export function salesAnswer(
  told: readonly ToldSales[],
  billed: readonly BilledSales[],
): PartnerSales[] {
  const ofMonth = new Map(told.map((row) => [keyOf(row), toRow(row)]));
  for (const row of billed) {
    const sales = toRon(row.salesBani);
    const same = ofMonth.get(keyOf(row));
    if (same?.sales === sales) continue;
    ofMonth.set(keyOf(row), toRow({ ...row, orders: null, beforeBani: null, beforeOrders: null }));
  }
  return [...ofMonth.values()].toSorted(
    (a, b) => (b.month ?? '').localeCompare(a.month ?? '') || a.user_website_id - b.user_website_id,
  );
}

const keyOf = ({ userWebsiteId, month }: Pick<ToldSales, 'userWebsiteId' | 'month'>) =>
  `${userWebsiteId} ${month}`;

const toRow = (row: ToldSales): PartnerSales => ({
  user_website_id: row.userWebsiteId,
  business_name: row.businessName,
  month: row.month,
  sales: toRon(row.salesBani),
  orders: row.orders,
  fetched_at: row.fetchedAt?.toISOString() ?? null,
  before:
    row.beforeBani === null ? null : { sales: toRon(row.beforeBani), orders: row.beforeOrders },
});
