import { Swatch } from '@vitrina/shared-ui/swatch';
import style from './chart-figure.module.css';
import type { ChartSpec } from './chart-spec.ts';
import { hasRest, slicesOf } from './donut-options.ts';
import { OtherPoints } from './other-points.tsx';

/** Colours and values of a donut; the last slice expands to what it combines. */
export function ChartLegend({ spec }: { spec: ChartSpec }) {
  const { palette, format } = spec;
  const slices = slicesOf(spec);
  return (
    <ul className={style.legend}>
      {slices.map(({ name, value }, index) => (
        <li key={name}>
          <Swatch color={palette[index % palette.length] ?? ''} width="12" height="12" />
          {hasRest(spec) && index === slices.length - 1 ? (
            <OtherPoints name={name} value={value} spec={spec} />
          ) : (
            <>
              {name}
              <span className={style.amount}>{format(value)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
