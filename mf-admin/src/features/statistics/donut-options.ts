import { messages } from '../../messages.ts';
import type { ChartColors } from './chart-colors.ts';
import type { ChartSpec } from './chart-spec.ts';
import type { Point } from './combine-days.ts';

/** More slices are unreadable; the table has them all. */
const MAX_SLICES = 6;

type Shares = Pick<ChartSpec, 'points' | 'left'>;

/** True when the last slice combines several points. */
export const hasRest = ({ points, left }: Shares): boolean =>
  left !== undefined || points.length > MAX_SLICES;

/** Points of the combined slice; empty without one. */
export const restOf = (spec: Shares): readonly Point[] =>
  hasRest(spec) ? spec.points.slice(MAX_SLICES - 1) : [];

/** The largest points, and the rest combined: a donut shows shares of the whole. */
export function slicesOf(spec: Shares): Point[] {
  const { points, left } = spec;
  if (!hasRest(spec)) return [...points];
  const rest = restOf(spec).reduce((sum, { value }) => sum + value, left?.value ?? 0);
  return [...points.slice(0, MAX_SLICES - 1), { name: messages.stats.others, value: rest }];
}

/** Donut; its legend is HTML (`ChartLegend`). */
export const donutOptions = (spec: ChartSpec, { surface }: ChartColors) => ({
  series: [
    {
      name: spec.title,
      type: 'pie',
      // A cutout of 70 % of the outer radius (docs/product.md#statistics).
      radius: ['63%', '90%'],
      label: { show: false },
      itemStyle: { borderColor: surface, borderWidth: 2 },
      data: slicesOf(spec),
    },
  ],
});
