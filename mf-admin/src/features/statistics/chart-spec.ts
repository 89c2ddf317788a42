import type { Point } from './combine-days.ts';

type ChartKind = 'donut' | 'bar' | 'line';

export interface ChartSpec {
  kind: ChartKind;
  title: string;
  points: readonly Point[];
  palette: readonly string[];
  /** How a value is written: pieces, or RON. */
  format: (value: number) => string;
}
