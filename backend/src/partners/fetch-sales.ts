import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { getJson } from './get-json.ts';
import { clockOf, type SalesPeriod } from './sales-period.ts';
import { SyncError } from './sync-error.ts';

/** A shop's answer (docs/product.md#partner-shop); extra fields are ignored. */
const salesAnswer = z.object({
  orders: z.array(
    z.object({
      id: z.union([z.string(), z.number()]),
      createdAt: z.iso.datetime({ offset: true }),
      totalBani: z.int().check(z.nonnegative()),
    }),
  ),
});
type SalesAnswer = z.output<typeof salesAnswer>;

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5 * 1024 * 1024;
/** Limit of the database column. */
const MAX_SALES_BANI = 2_147_483_647;

interface Shop {
  syncUrl: string;
  syncKey: string;
  /** Whether it may be in a private network. */
  allowPrivate: boolean;
  timeoutMs?: number;
  maxBytes?: number;
}

/** Totals; the orders themselves are not stored. */
export interface Sales {
  salesBani: number;
  orders: number;
}

/**
 * Reads a shop's sales of a month, or of a part of one.
 * @throws SyncError when it does not answer, or the answer is no list of orders
 */
export async function fetchSales(
  { syncUrl, syncKey, allowPrivate, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }: Shop,
  period: SalesPeriod,
): Promise<Sales> {
  const url = new URL(syncUrl);
  url.searchParams.set('from', period.start);
  url.searchParams.set('to', period.end);
  const answer = await getJson(url, { token: syncKey, allowPrivate, timeoutMs, maxBytes });
  const checked = z.safeParse(salesAnswer, answer);
  if (!checked.success) throw new SyncError(messages.syncInvalid, { cause: checked.error });
  const sales = sumSales(checked.data.orders, period);
  if (sales.salesBani > MAX_SALES_BANI) throw new SyncError(messages.syncInvalid);
  return sales;
}

/** Counts an order listed twice once, and ignores orders outside the period. */
export function sumSales(
  orders: SalesAnswer['orders'],
  { start, end, until = `${end} 24` }: SalesPeriod,
): Sales {
  const counted = orders.filter(({ createdAt }) => {
    const at = clockOf(new Date(createdAt));
    return start <= at && at <= until;
  });
  const totals = [...new Map(counted.map(({ id, totalBani }) => [String(id), totalBani])).values()];
  return { salesBani: totals.reduce((sum, total) => sum + total, 0), orders: totals.length };
}
