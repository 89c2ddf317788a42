import type { Point } from './combine-days.ts';

type ChartKind = 'donut' | 'bar' | 'line';

export interface ChartSpec {
  kind: ChartKind;
  title: string;
  points: readonly Point[];
  /** Summary of the points left out, where the host answered only the first. */
  left?: { count: number; value: number; readAll: () => Promise<readonly Point[]> };
  palette: readonly string[];
  /** Formats a value: pieces, or RON. */
  format: (value: number) => string;
}
