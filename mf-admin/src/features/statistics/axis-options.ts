import type { ChartColors } from './chart-colors.ts';
import type { ChartSpec } from './chart-spec.ts';

/** More bars are unreadable; the table has them all. */
const MAX_BARS = 20;

/** In px: fits a name with its colour and leaves room for the bars. */
const nameWidth = (): number => (matchMedia('(width >= 48rem)').matches ? 208 : 128);

const valueAxis = ({ format }: ChartSpec, { text, border }: ChartColors) => ({
  type: 'value',
  axisLabel: {
    color: text,
    hideOverlap: true,
    formatter: (value: number) => format(value).replace(/,00 RON$/, ''),
  },
  splitLine: { lineStyle: { color: border } },
});

const nameAxis = (names: readonly string[], { text, border }: ChartColors) => ({
  type: 'category',
  data: names,
  axisLabel: { color: text, hideOverlap: true, width: nameWidth(), overflow: 'truncate' },
  axisLine: { lineStyle: { color: border } },
  axisTick: { show: false },
});

const GRID = { left: 8, right: 16, top: 16, bottom: 8, containLabel: true };

/** Horizontal bars, so names are readable; the largest first. */
export function barOptions(spec: ChartSpec, colors: ChartColors) {
  const shown = spec.points.slice(0, MAX_BARS);
  const names = shown.map(({ name }) => name);
  return {
    grid: GRID,
    xAxis: valueAxis(spec, colors),
    yAxis: { ...nameAxis(names, colors), inverse: true },
    series: [
      {
        name: spec.title,
        type: 'bar',
        barMaxWidth: 24,
        data: shown.map(({ value }, index) => ({
          value,
          itemStyle: {
            color: spec.palette[index % spec.palette.length],
            // One palette for both themes: the border separates a dark bar from a dark card.
            borderColor: colors.edge,
            borderRadius: [0, 4, 4, 0],
          },
        })),
      },
    ],
  };
}

/** Line over days, tension 0.3 (docs/product.md#statistics). */
export const lineOptions = (spec: ChartSpec, colors: ChartColors) => ({
  grid: GRID,
  xAxis: nameAxis(
    spec.points.map(({ name }) => name),
    colors,
  ),
  yAxis: valueAxis(spec, colors),
  series: [
    {
      name: spec.title,
      type: 'line',
      smooth: 0.3,
      showSymbol: spec.points.length < 40,
      lineStyle: { width: 2 },
      areaStyle: { opacity: 0.2 },
      data: spec.points.map(({ value }) => value),
    },
  ],
});
