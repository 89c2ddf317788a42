import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import { ChartFigure } from './chart-figure.tsx';
import { chartsOf, revenueOf } from './chart-specs.ts';
import type { Statistics } from './host-statistics.ts';
import { LowStock } from './low-stock.tsx';
import { PeriodPicker } from './period-picker.tsx';
import style from './statistics.module.css';
import { StatisticsGaps } from './statistics-gaps.tsx';
import { StatisticsSummary } from './statistics-summary.tsx';
import { usePeriod } from './use-period.ts';

const text = messages.stats;

export function StatisticsCharts({ statistics }: { statistics: Statistics }) {
  const { totals, before, stock, undated } = statistics;
  const sectionOne = useMemo(() => chartsOf(statistics), [statistics]);
  const { period } = usePeriod();
  const revenue = useMemo(() => revenueOf(totals, period), [totals, period]);
  return (
    <div className={style.page}>
      <PeriodPicker />
      <StatisticsGaps undated={undated} unreadLines={totals.unreadLines} />
      <StatisticsSummary totals={totals} before={before} />
      <h2>{text.sectionOne}</h2>
      <div className={style.charts}>
        {sectionOne.map((spec) => (
          <ChartFigure key={spec.title} spec={spec} />
        ))}
        <LowStock stock={stock} />
      </div>
      <h2>{text.sectionTwo}</h2>
      <ChartFigure spec={revenue} />
    </div>
  );
}
