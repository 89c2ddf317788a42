import { messages } from '../../messages.ts';
import type { ChartColors } from './chart-colors.ts';
import type { Point } from './combine-days.ts';

export type ChartKind = 'donut' | 'bar' | 'line';

export interface ChartSpec {
  kind: ChartKind;
  title: string;
  points: readonly Point[];
  palette: readonly string[];
  /** How a value is written: pieces, or RON. */
  format: (value: number) => string;
}

/** More slices or bars than these cannot be told apart; the table has them all. */
const MOST = 20;
const MOST_SLICES = 6;

/** The largest, and all others as one: a ring shows shares of the whole. */
function slicesOf(points: readonly Point[]): Point[] {
  if (points.length <= MOST_SLICES) return [...points];
  const rest = points.slice(MOST_SLICES - 1).reduce((sum, { value }) => sum + value, 0);
  return [...points.slice(0, MOST_SLICES - 1), { name: messages.stats.others, value: rest }];
}

/** Options of echarts for one of the console's charts. */
export function chartOptions(spec: ChartSpec, colors: ChartColors, animation: boolean): object {
  const common = {
    animation,
    animationDuration: 400,
    color: spec.palette,
    textStyle: { fontFamily: 'inherit', color: colors.text },
    tooltip: {
      trigger: spec.kind === 'donut' ? 'item' : 'axis',
      // The HTML tooltip writes inline styles, which the page's policy refuses.
      renderMode: 'richText',
      confine: true,
      valueFormatter: spec.format,
    },
  };
  return { ...common, ...(spec.kind === 'donut' ? donut(spec, colors) : axes(spec, colors)) };
}

const donut = ({ title, points }: ChartSpec, { text, surface }: ChartColors) => ({
  legend: { type: 'plain', bottom: 0, textStyle: { color: text } },
  series: [
    {
      name: title,
      type: 'pie',
      // The cutout is 70 % of the outer radius (rulings 26).
      radius: ['46.2%', '66%'],
      center: ['50%', '38%'],
      label: { show: false },
      itemStyle: { borderColor: surface, borderWidth: 2 },
      data: slicesOf(points),
    },
  ],
});

function axes({ kind, title, points, palette, format }: ChartSpec, { text, border }: ChartColors) {
  const shown = kind === 'bar' ? points.slice(0, MOST) : points;
  return {
    grid: { left: 8, right: 16, top: 16, bottom: 8, containLabel: true },
    xAxis: {
      type: 'category',
      data: shown.map(({ name }) => name),
      axisLabel: { color: text, hideOverlap: true, width: 96, overflow: 'truncate' },
      axisLine: { lineStyle: { color: border } },
    },
    yAxis: {
      type: 'value',
      axisLabel: {
        color: text,
        formatter: (value: number) => format(value).replace(/,00 RON$/, ''),
      },
      splitLine: { lineStyle: { color: border } },
    },
    series: [
      kind === 'bar'
        ? {
            name: title,
            type: 'bar',
            barMaxWidth: 32,
            data: shown.map(({ value }, index) => ({
              value,
              itemStyle: { color: palette[index % palette.length], borderRadius: [4, 4, 0, 0] },
            })),
          }
        : {
            name: title,
            type: 'line',
            smooth: 0.3,
            showSymbol: shown.length < 40,
            areaStyle: { opacity: 0.12 },
            data: shown.map(({ value }) => value),
          },
    ],
  };
}
