import { useTokenColors } from '@vitrina/shared-ui/use-token-colors';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import ReactEChartsCore from 'echarts-for-react/esm/core';
import { useMemo } from 'react';
import { CHART_TOKENS } from './chart-colors.ts';
import style from './chart-figure.module.css';
import { chartOptions } from './chart-options.ts';
import type { ChartSpec } from './chart-spec.ts';
import { fitChart } from './fit-chart.ts';

echarts.use([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, SVGRenderer]);

/** Decorative: the table has the same numbers. */
export function Chart({ spec, onDrawn }: { spec: ChartSpec; onDrawn: () => void }) {
  const colors = useTokenColors(CHART_TOKENS);
  const option = useMemo(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return chartOptions(spec, colors, !still);
  }, [spec, colors]);
  return (
    <ReactEChartsCore
      echarts={echarts}
      option={option}
      opts={{ renderer: 'svg' }}
      // Overrides the library's inline 300 px, which would win over the class.
      style={{ height: '' }}
      className={`${style.chart} ${spec.kind === 'bar' ? style.tall : ''}`}
      autoResize={false}
      onChartReady={(chart) => {
        fitChart(chart);
        onDrawn();
      }}
      notMerge
    />
  );
}
