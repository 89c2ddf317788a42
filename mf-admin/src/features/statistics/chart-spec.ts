import type { Point } from './combine-days.ts';

type ChartKind = 'donut' | 'bar' | 'line';

export interface ChartSpec {
  kind: ChartKind;
  title: string;
  points: readonly Point[];
  /** What `points` leave out, where the host answered those alone that stand first. */
  left?: { count: number; value: number; readAll: () => Promise<readonly Point[]> };
  palette: readonly string[];
  /** How a value is written: pieces, or RON. */
  format: (value: number) => string;
}
