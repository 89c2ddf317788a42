import { messages } from '../../messages.ts';
import type { ChartColors } from './chart-colors.ts';
import type { ChartSpec } from './chart-spec.ts';
import type { Point } from './combine-days.ts';

/** More slices than these cannot be told apart; the table has them all. */
const MOST_SLICES = 6;

type Shares = Pick<ChartSpec, 'points' | 'left'>;

/** Whether the last of `slicesOf` puts others together. */
export const hasRest = ({ points, left }: Shares): boolean =>
  left !== undefined || points.length > MOST_SLICES;

/** What the last of `slicesOf` stands for; nothing where each has a slice of its own. */
export const restOf = (spec: Shares): readonly Point[] =>
  hasRest(spec) ? spec.points.slice(MOST_SLICES - 1) : [];

/** The largest, and all others as one: a ring shows shares of the whole. */
export function slicesOf(spec: Shares): Point[] {
  const { points, left } = spec;
  if (!hasRest(spec)) return [...points];
  const rest = restOf(spec).reduce((sum, { value }) => sum + value, left?.value ?? 0);
  return [...points.slice(0, MOST_SLICES - 1), { name: messages.stats.others, value: rest }];
}

/** A ring whose cutout is 70 % of it; its legend is HTML (`ChartLegend`). */
export const donutOptions = (spec: ChartSpec, { surface }: ChartColors) => ({
  series: [
    {
      name: spec.title,
      type: 'pie',
      // 70 % of the outer radius (docs/product.md#statistics).
      radius: ['63%', '90%'],
      label: { show: false },
      itemStyle: { borderColor: surface, borderWidth: 2 },
      data: slicesOf(spec),
    },
  ],
});
