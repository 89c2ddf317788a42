import { pageFont } from '@vitrina/shared-ui/page-font';
import { barOptions, lineOptions } from './axis-options.ts';
import type { ChartColors } from './chart-colors.ts';
import type { ChartSpec } from './chart-spec.ts';
import { donutOptions } from './donut-options.ts';

const KINDS = { donut: donutOptions, bar: barOptions, line: lineOptions } as const;

export function chartOptions(spec: ChartSpec, colors: ChartColors, animation: boolean): object {
  const common = {
    animation,
    animationDuration: 400,
    color: spec.palette,
    textStyle: { fontFamily: pageFont(), color: colors.text },
    tooltip: {
      trigger: spec.kind === 'donut' ? 'item' : 'axis',
      // The HTML tooltip writes inline styles, which the CSP refuses.
      renderMode: 'richText',
      confine: true,
      valueFormatter: spec.format,
    },
  };
  return { ...common, ...KINDS[spec.kind](spec, colors) };
}
