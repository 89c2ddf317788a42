import { formatDate } from '@vitrina/contract/rules/dates';
import { knownState } from '@vitrina/contract/rules/known-state';
import { formatBani } from '@vitrina/contract/rules/money';
import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import type { Period } from '@vitrina/contract/rules/period';
import { messages } from '../../messages.ts';
import type { ChartSpec } from './chart-spec.ts';
import type { Point, Totals } from './combine-days.ts';
import { fillDays } from './fill-days.ts';
import type { Statistics } from './host-statistics.ts';

/** Fixed: 8 colours for stock, 6 for products; a known order status has its own colour. */
const PALETTES = {
  stock: ['#0f766e', '#e0613f', '#b7791f', '#3b6fb6', '#7a4fa3', '#4d8b31', '#b83280', '#5f6b7a'],
  unknown: '#5f6b7a',
  products: ['#0f766e', '#e0613f', '#b7791f', '#3b6fb6', '#7a4fa3', '#4d8b31'],
} as const;

const text = messages.stats;
const { charts } = text;
const pieces = (value: number) => value.toLocaleString('ro-RO');

/** Fixed order, so each status keeps its colour; unknown ones last. */
function statusesOf({ statuses }: Totals): Pick<ChartSpec, 'points' | 'palette'> {
  const known = ORDER_STATUSES.map((status) => ({
    name: ORDER_STATES[status].label,
    value: statuses.find(({ name }) => name === status)?.value ?? 0,
  }));
  const others = statuses
    .filter(({ name }) => !knownState(ORDER_STATES, name))
    .map(({ name, value }) => ({ name: name || messages.missing.state, value }));
  return {
    points: [...known, ...others],
    palette: [
      ...ORDER_STATUSES.map((status) => ORDER_STATES[status].color),
      ...others.map(() => PALETTES.unknown),
    ],
  };
}

type Part = Pick<ChartSpec, 'points' | 'left'>;

/** Points that may be only the first of `count`, whose values add up to `sum`. */
function partOf(
  { cut }: Statistics,
  pointsOf: (whole: Statistics) => readonly Point[],
  points: readonly Point[],
  all: { count: number; sum?: number } | null,
): Part {
  if (!cut || !all || all.count <= cut.first) return { points };
  const shown = points.reduce((sum, { value }) => sum + value, 0);
  const readAll = async () => pointsOf(await cut.readAll());
  return {
    points,
    left: { count: all.count - points.length, value: (all.sum ?? shown) - shown, readAll },
  };
}

const popularityOf = (one: Statistics): Part =>
  partOf(
    one,
    ({ totals }) => totals.popularity,
    one.totals.popularity,
    one.cut && { count: one.cut.products, sum: one.cut.orders },
  );

const quantityOf = (one: Statistics): Part =>
  partOf(
    one,
    ({ totals }) => totals.quantity,
    one.totals.quantity,
    one.cut && { count: one.cut.products, sum: one.cut.quantity },
  );

/** The lowest stock has its own list. */
const stockOf = (one: Statistics): Part =>
  partOf(
    one,
    ({ stock }) => stock,
    one.cut ? one.stock.slice(0, one.cut.first) : one.stock,
    one.cut && { count: one.cut.stock },
  );

/** Charts of section one (docs/product.md#statistics). */
export function chartsOf(statistics: Statistics): ChartSpec[] {
  const { totals } = statistics;
  const common = { palette: PALETTES.products, format: pieces };
  return [
    { ...common, kind: 'donut', title: charts.popularity, ...popularityOf(statistics) },
    { ...common, kind: 'bar', title: charts.quantity, ...quantityOf(statistics) },
    {
      ...common,
      kind: 'donut',
      title: charts.status,
      ...statusesOf(totals),
      ...(totals.orders === 0 && { points: [] }),
    },
    {
      ...common,
      kind: 'bar',
      title: charts.county,
      points: totals.counties.map(({ name, value }) => ({
        name: name || text.unknownCounty,
        value,
      })),
    },
    {
      ...common,
      kind: 'bar',
      title: charts.stock,
      ...stockOf(statistics),
      palette: PALETTES.stock,
    },
  ];
}

export const revenueOf = ({ days }: Totals, period: Period): ChartSpec => ({
  kind: 'line',
  title: charts.revenue,
  points: fillDays(days, period).map(({ name, value }) => ({
    name: formatDate(name).replaceAll('.', '/'),
    value: value / 100,
  })),
  palette: PALETTES.products,
  format: (ron) => formatBani(Math.round(ron * 100)),
});
