import { formatBani, toRon } from '@vitrina/contract/rules/money';
import { pageFont } from '@vitrina/shared-ui/page-font';
import { useTokenColors } from '@vitrina/shared-ui/use-token-colors';
import { BarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import ReactEChartsCore from 'echarts-for-react/esm/core';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import style from './earnings-chart.module.css';
import { type MonthlyTotal, monthLabel } from './monthly-totals.ts';

echarts.use([BarChart, GridComponent, TooltipComponent, AriaComponent, SVGRenderer]);

const TOKENS = {
  primary: '--color-primary',
  text: '--color-text-muted',
  border: '--color-border',
} as const;

/** The table below has the same numbers. */
export function EarningsChart({ totals }: { totals: readonly MonthlyTotal[] }) {
  const colors = useTokenColors(TOKENS);
  const option = useMemo(
    () => ({
      animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      animationDuration: 400,
      // The library's own description is in English.
      aria: { enabled: true, label: { description: messages.commissions.chartDescription } },
      color: [colors.primary],
      textStyle: { fontFamily: pageFont(), color: colors.text },
      grid: { left: 8, right: 8, top: 16, bottom: 8, containLabel: true },
      tooltip: {
        trigger: 'axis',
        // The HTML tooltip writes inline styles, which the CSP refuses.
        renderMode: 'richText',
        valueFormatter: (ron: number) => formatBani(Math.round(ron * 100)),
      },
      xAxis: {
        type: 'category',
        data: totals.map(({ month }) => monthLabel(month)),
        axisLabel: { color: colors.text },
        axisLine: { lineStyle: { color: colors.border } },
      },
      yAxis: {
        type: 'value',
        axisLabel: { color: colors.text, formatter: (ron: number) => ron.toLocaleString('ro-RO') },
        splitLine: { lineStyle: { color: colors.border } },
      },
      series: [
        {
          name: messages.commissions.amount,
          type: 'bar',
          barMaxWidth: 36,
          itemStyle: { borderRadius: [6, 6, 0, 0] },
          data: totals.map(({ bani }) => bani !== null && toRon(bani)),
        },
      ],
    }),
    [totals, colors],
  );
  return (
    <figure className={style.figure} aria-label={messages.commissions.chart}>
      <ReactEChartsCore
        echarts={echarts}
        option={option}
        opts={{ renderer: 'svg' }}
        // Overrides the library's inline 300 px, which would win over the class.
        style={{ height: '' }}
        className={style.chart ?? ''}
        notMerge
      />
    </figure>
  );
}
