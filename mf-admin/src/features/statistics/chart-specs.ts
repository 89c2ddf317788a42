import type { Product } from '@vitrina/contract/entities/product';
import { formatDate } from '@vitrina/contract/rules/dates';
import { knownState } from '@vitrina/contract/rules/known-state';
import { formatBani } from '@vitrina/contract/rules/money';
import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { messages } from '../../messages.ts';
import { variantName } from '../products/variant-name.ts';
import type { ChartSpec } from './chart-spec.ts';
import type { Point, Totals } from './combine-days.ts';
import { PALETTES } from './palettes.ts';

const text = messages.stats;
const { charts } = text;
const pieces = (value: number) => value.toLocaleString('ro-RO');

const stockOf = (products: readonly Product[]): Point[] =>
  products
    .map((product) => ({
      name: variantName(product),
      value: product.stock_quantity,
    }))
    .sort((a, b) => b.value - a.value);

/** The states in their own order, so that each keeps its colour; then those that are unknown here. */
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

/** The charts of section one (docs/product.md#statistics). */
export function chartsOf(totals: Totals, products: readonly Product[]): ChartSpec[] {
  const common = { palette: PALETTES.products, format: pieces };
  return [
    { ...common, kind: 'donut', title: charts.popularity, points: totals.popularity },
    { ...common, kind: 'bar', title: charts.quantity, points: totals.quantity },
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
      points: stockOf(products),
      palette: PALETTES.stock,
    },
  ];
}

/** The chart of section two. */
export const revenueOf = ({ days }: Totals): ChartSpec => ({
  kind: 'line',
  title: charts.revenue,
  points: days.map(({ name, value }) => ({
    name: formatDate(name).replaceAll('.', '/'),
    value: value / 100,
  })),
  palette: PALETTES.products,
  format: (ron) => formatBani(Math.round(ron * 100)),
});
