import type { Product } from '@vitrina/contract/entities/product';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { ChartFigure } from './chart-figure.tsx';
import { chartsOf, revenueOf } from './chart-specs.ts';
import { combineDays } from './combine-days.ts';
import { PeriodPicker } from './period-picker.tsx';
import style from './statistics.module.css';
import { StatisticsGaps } from './statistics-gaps.tsx';
import { StatisticsSummary } from './statistics-summary.tsx';
import type { DailySales } from './summarise-orders.ts';
import { usePeriod } from './use-period.ts';

const text = messages.stats;

/** Every chart of the chosen period. */
export function StatisticsCharts({
  sales,
  products,
}: {
  sales: DailySales;
  products: readonly Product[];
}) {
  const { period, before } = usePeriod();
  const totals = useMemo(() => combineDays(sales, period), [sales, period]);
  const earlier = useMemo(() => before && combineDays(sales, before), [sales, before]);
  const sectionOne = useMemo(() => chartsOf(totals, products), [totals, products]);
  const revenue = useMemo(() => revenueOf(totals), [totals]);
  return (
    <div className={style.page}>
      <PeriodPicker />
      <StatisticsGaps undated={sales.undated} unreadLines={totals.unreadLines} />
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
