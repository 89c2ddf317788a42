import { colorName } from '@vitrina/contract/colors';
import type { Product } from '@vitrina/contract/entities/product';
import { formatDate } from '@vitrina/contract/rules/dates';
import { formatBani } from '@vitrina/contract/rules/money';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { ChartFigure } from './chart-figure.tsx';
import type { ChartSpec } from './chart-options.ts';
import { combineDays, type Point, type Totals } from './combine-days.ts';
import { PALETTES } from './palettes.ts';
import { PeriodPicker } from './period-picker.tsx';
import style from './statistics.module.css';
import { StatisticsSummary } from './statistics-summary.tsx';
import type { DayTotals } from './summarise-orders.ts';
import { usePeriod } from './use-period.ts';

const text = messages.stats;
const { charts } = text;
const pieces = (value: number) => value.toLocaleString('ro-RO');

const stockOf = (products: readonly Product[]): Point[] =>
  products
    .map(({ product_name, color, stock_quantity }) => ({
      name: color ? `${product_name} (${colorName(color)})` : product_name,
      value: stock_quantity,
    }))
    .sort((a, b) => b.value - a.value);

/** The four states in their own order, so that each keeps its colour. */
const statusesOf = ({ statuses }: Totals): Point[] =>
  ORDER_STATUSES.map((status) => ({
    name: ORDER_STATUS_LABELS[status],
    value: statuses.find(({ name }) => name === status)?.value ?? 0,
  }));

/** The charts of section one (spec section 2). */
function chartsOf(totals: Totals, products: readonly Product[]): ChartSpec[] {
  const common = { palette: PALETTES.products, format: pieces };
  return [
    { ...common, kind: 'donut', title: charts.popularity, points: totals.popularity },
    { ...common, kind: 'bar', title: charts.quantity, points: totals.quantity },
    {
      ...common,
      kind: 'donut',
      title: charts.status,
      points: totals.orders > 0 ? statusesOf(totals) : [],
      palette: PALETTES.statuses,
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

const revenueOf = ({ days }: Totals): ChartSpec => ({
  kind: 'line',
  title: charts.revenue,
  points: days.map(({ name, value }) => ({
    name: formatDate(name).replaceAll('.', '/'),
    value: value / 100,
  })),
  palette: PALETTES.products,
  format: (ron) => formatBani(Math.round(ron * 100)),
});

export function StatisticsCharts({
  days,
  products,
}: {
  days: readonly DayTotals[];
  products: readonly Product[];
}) {
  const { period, before } = usePeriod();
  const totals = useMemo(() => combineDays(days, period), [days, period]);
  const earlier = useMemo(() => before && combineDays(days, before), [days, before]);
  const sectionOne = useMemo(() => chartsOf(totals, products), [totals, products]);
  const revenue = useMemo(() => revenueOf(totals), [totals]);
  return (
    <div className={style.page}>
      <PeriodPicker />
      <StatisticsSummary totals={totals} before={earlier} />
      <h2>{text.sectionOne}</h2>
      <div className={style.charts}>
        {sectionOne.map((spec) => (
          <ChartFigure key={spec.title} spec={spec} />
        ))}
      </div>
      <h2>{text.sectionTwo}</h2>
      <ChartFigure spec={revenue} />
    </div>
  );
}
