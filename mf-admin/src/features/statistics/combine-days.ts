import { addDays, type Day, daysBetween } from '@vitrina/contract/rules/bucharest-day';
import type { DayTotals } from './summarise-orders.ts';

/** Days, both included; `null` is open. */
export interface Period {
  from: Day | null;
  to: Day | null;
}

export interface Point {
  name: string;
  value: number;
}

export interface Totals {
  orders: number;
  /** Bani. */
  revenue: number;
  popularity: Point[];
  quantity: Point[];
  statuses: Point[];
  counties: Point[];
  /** Bani by day, sorted as dates (rulings 26). */
  days: Point[];
}

const inPeriod = (day: Day, { from, to }: Period): boolean =>
  (!from || day >= from) && (!to || day <= to);

/** The period of the same length before; `null` where there is no beginning to go back from. */
export function periodBefore({ from, to }: Period, today: Day): Period | null {
  if (!from) return null;
  const length = daysBetween(from, to ?? today) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

const byValue = (sums: Map<string, number>): Point[] =>
  [...sums]
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name, 'ro'));

/** Sums of the days inside a period. Names stay as the host wrote them. */
export function combineDays(days: readonly DayTotals[], period: Period): Totals {
  const sums = {
    popularity: new Map(),
    quantity: new Map(),
    statuses: new Map(),
    counties: new Map(),
  };
  const add = (to: keyof typeof sums, name: string, value: number) =>
    sums[to].set(name, (sums[to].get(name) ?? 0) + value);
  const totals = { orders: 0, revenue: 0, days: [] as Point[] };
  for (const { day, orders, revenue, statuses, counties, products } of days) {
    if (!inPeriod(day, period)) continue;
    totals.orders += orders;
    totals.revenue += revenue;
    totals.days.push({ name: day, value: revenue });
    for (const [name, value] of Object.entries(statuses)) add('statuses', name, value);
    for (const [name, value] of Object.entries(counties)) add('counties', name, value);
    for (const [name, product] of Object.entries(products)) {
      add('popularity', name, product.orders);
      add('quantity', name, product.quantity);
    }
  }
  return {
    ...totals,
    popularity: byValue(sums.popularity),
    quantity: byValue(sums.quantity),
    statuses: byValue(sums.statuses),
    counties: byValue(sums.counties),
  };
}
