/** Design tokens of the charts. */
export const CHART_TOKENS = {
  text: '--color-text-muted',
  border: '--color-border',
  surface: '--color-surface',
  edge: '--color-border-strong',
} as const;

/** Their values in the current theme. */
export type ChartColors = Record<keyof typeof CHART_TOKENS, string>;
