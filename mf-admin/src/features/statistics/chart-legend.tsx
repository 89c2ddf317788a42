import { Swatch } from '@vitrina/shared-ui/swatch';
import style from './chart-figure.module.css';
import type { ChartSpec } from './chart-spec.ts';
import { slicesOf } from './donut-options.ts';

/** Which colour of a ring is what, and how much. */
export function ChartLegend({ spec: { points, palette, format } }: { spec: ChartSpec }) {
  return (
    <ul className={style.legend}>
      {slicesOf(points).map(({ name, value }, index) => (
        <li key={name}>
          <Swatch color={palette[index % palette.length] ?? ''} width="12" height="12" />
          {name}
          <span className={style.amount}>{format(value)}</span>
        </li>
      ))}
    </ul>
  );
}
