import { messages } from '../../messages.ts';
import type { ChartColors } from './chart-colors.ts';
import type { ChartSpec } from './chart-spec.ts';
import type { Point } from './combine-days.ts';

/** More slices than these cannot be told apart; the table has them all. */
const MOST_SLICES = 6;

/** The largest, and all others as one: a ring shows shares of the whole. */
export function slicesOf(points: readonly Point[]): Point[] {
  if (points.length <= MOST_SLICES) return [...points];
  const rest = points.slice(MOST_SLICES - 1).reduce((sum, { value }) => sum + value, 0);
  return [...points.slice(0, MOST_SLICES - 1), { name: messages.stats.others, value: rest }];
}

/** A ring whose cutout is 70 % of it; its legend is HTML (`ChartLegend`). */
export const donutOptions = ({ title, points }: ChartSpec, { surface }: ChartColors) => ({
  series: [
    {
      name: title,
      type: 'pie',
      // 70 % of the outer radius (docs/product.md#statistics).
      radius: ['63%', '90%'],
      label: { show: false },
      itemStyle: { borderColor: surface, borderWidth: 2 },
      data: slicesOf(points),
    },
  ],
});
