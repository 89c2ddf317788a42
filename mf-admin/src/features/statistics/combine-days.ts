import type { Day } from '@vitrina/contract/rules/bucharest-day';
import type { Period } from '@vitrina/contract/rules/period';
import { type DailySales, SOLD_FIELDS } from './summarise-orders.ts';

export interface Point {
  name: string;
  value: number;
}

export interface Totals {
  orders: number;
  /** Bani. */
  revenue: number;
  /** Order lines left out of the sums because they are unreadable. */
  unreadLines: number;
  popularity: Point[];
  quantity: Point[];
  statuses: Point[];
  counties: Point[];
  /** Bani per day, sorted by date (docs/product.md#statistics). */
  days: Point[];
}

const inPeriod = (day: Day, { from, to }: Period): boolean =>
  (!from || day >= from) && (!to || day <= to);

/** `localeCompare` looks up the locale on every call: with 10,000 products a long task. */
const names = new Intl.Collator('ro');

export const byValue = (points: readonly Point[]): Point[] =>
  points.toSorted((a, b) => b.value - a.value || names.compare(a.name, b.name));

/** Sums over the days of a period. Names stay as the host wrote them. */
export function combineDays({ productNames, days }: DailySales, period: Period): Totals {
  const totals = { orders: 0, revenue: 0, unreadLines: 0, days: [] as Point[] };
  const statuses = new Map<string, number>();
  const counties = new Map<string, number>();
  const soldIn = new Float64Array(productNames.length);
  const pieces = new Float64Array(productNames.length);
  for (const one of days) {
    if (!inPeriod(one.day, period)) continue;
    totals.orders += one.orders;
    totals.revenue += one.revenue;
    totals.unreadLines += one.unreadLines;
    totals.days.push({ name: one.day, value: one.revenue });
    addAll(statuses, one.statuses);
    addAll(counties, one.counties);
    const { products } = one;
    for (let at = 0; at < products.length; at += SOLD_FIELDS) {
      const place = products[at] ?? 0;
      soldIn[place] = (soldIn[place] ?? 0) + (products[at + 1] ?? 0);
      pieces[place] = (pieces[place] ?? 0) + (products[at + 2] ?? 0);
    }
  }
  // A short period may have sold only a few of all products.
  const sold = productNames.flatMap((name, place) =>
    soldIn[place] ? [{ name, orders: soldIn[place], quantity: pieces[place] ?? 0 }] : [],
  );
  return {
    ...totals,
    popularity: byValue(sold.map(({ name, orders }) => ({ name, value: orders }))),
    quantity: byValue(sold.map(({ name, quantity }) => ({ name, value: quantity }))),
    statuses: byValue(points(statuses)),
    counties: byValue(points(counties)),
  };
}

function addAll(sums: Map<string, number>, values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values)) sums.set(name, (sums.get(name) ?? 0) + value);
}

const points = (sums: ReadonlyMap<string, number>): Point[] =>
  [...sums].map(([name, value]) => ({ name, value }));
