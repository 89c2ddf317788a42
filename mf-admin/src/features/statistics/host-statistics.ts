import type { CallResponse } from '@vitrina/contract/call';
import { getStatistics } from '@vitrina/contract/calls/get-statistics';
import { nameWithColor } from '@vitrina/contract/colors';
import { toBani } from '@vitrina/contract/rules/money';
import type { Period } from '@vitrina/contract/rules/period';
import { callApi } from '@vitrina/shared-auth';
import { byValue, type Point, type Totals } from './combine-days.ts';

export interface Statistics {
  totals: Totals;
  before: Pick<Totals, 'orders' | 'revenue'> | null;
  /** Pieces of products on sale, most first. */
  stock: readonly Point[];
  /** As in `DailySales`. */
  undated: readonly string[];
  /** Set when products and stock are only the first ones. */
  cut: Cut | null;
}

export interface Cut {
  /** Length of each shortened list. */
  first: number;
  products: number;
  orders: number;
  quantity: number;
  stock: number;
  readAll: () => Promise<Statistics>;
}

/** Enough for two years of a busy shop. */
const LONGEST_MS = 60_000;

/** More than the longest chart shows: rows with equal names are merged. */
const FIRST = 50;

/**
 * Sums made by the host. With `readAll` it answers only the top products, where it can: enough for every
 * chart. @throws MissingCallError from a host without sums
 */
export async function fetchHostStatistics(
  { from, to }: Period,
  readAll: Cut['readAll'] | null,
  signal: AbortSignal,
): Promise<Statistics> {
  const query = { ...(from && { from }), ...(to && { to }), ...(readAll && { first: FIRST }) };
  const sums = await callApi(getStatistics, { query }, { signal, timeoutMs: LONGEST_MS });
  const cut = cutOf(sums, readAll);
  return {
    totals: {
      orders: sums.orders ?? 0,
      revenue: toBani(sums.revenue ?? 0),
      unreadLines: 0,
      days: sums.days.map(({ day, revenue }) => ({ name: day ?? '', value: toBani(revenue ?? 0) })),
      ...productsOf(sums, cut?.first),
      statuses: byValue(
        sums.statuses.map(({ status, orders }) => ({ name: status ?? '', value: orders ?? 0 })),
      ),
      counties: byValue(
        sums.counties.map(({ county, orders }) => ({ name: county ?? '', value: orders ?? 0 })),
      ),
    },
    before: sums.before
      ? { orders: sums.before.orders ?? 0, revenue: toBani(sums.before.revenue ?? 0) }
      : null,
    stock: sums.stock
      .map((one) => ({
        name: nameWithColor(one.product_name, one.product_color),
        value: one.stock_quantity,
      }))
      .sort((a, b) => b.value - a.value),
    undated: [],
    cut,
  };
}

function cutOf(
  { all }: CallResponse<typeof getStatistics>,
  readAll: Cut['readAll'] | null,
): Cut | null {
  if (!all || !readAll) return null;
  const { products, orders, quantity, stock } = all;
  return {
    first: FIRST,
    products: products ?? 0,
    orders: orders ?? 0,
    quantity: quantity ?? 0,
    stock: stock ?? 0,
    readAll,
  };
}

/** Merges rows whose colours have the same name. */
function productsOf(
  { products }: CallResponse<typeof getStatistics>,
  first: number | undefined,
): {
  popularity: Point[];
  quantity: Point[];
} {
  const popularity = new Map<string, number>();
  const quantity = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string, value: number | null) =>
    sums.set(name, (sums.get(name) ?? 0) + (value ?? 0));
  for (const product of products) {
    const name = nameWithColor(product.product_name, product.product_color);
    add(popularity, name, product.orders);
    add(quantity, name, product.quantity);
  }
  const points = (sums: Map<string, number>) =>
    byValue([...sums].map(([name, value]) => ({ name, value }))).slice(0, first);
  return { popularity: points(popularity), quantity: points(quantity) };
}
