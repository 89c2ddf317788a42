import { Card } from '@vitrina/shared-ui/card';
import { useId } from 'react';
import { messages } from '../../messages.ts';
import style from './chart-figure.module.css';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartSpec } from './chart-spec.ts';
import { ChartTable } from './chart-table.tsx';
import { LazyChart } from './lazy-chart.tsx';

const text = messages.stats;

export function ChartFigure({ spec }: { spec: ChartSpec }) {
  const id = useId();
  const { title, points, kind } = spec;
  return (
    <Card className={style.card}>
      <figure className={style.figure} aria-labelledby={id}>
        <figcaption id={id} className={style.title}>
          {title}
        </figcaption>
        {points.length === 0 ? (
          <p className={style.none}>{text.none}</p>
        ) : (
          <>
            <LazyChart spec={spec} />
            {kind === 'donut' && <ChartLegend spec={spec} />}
          </>
        )}
      </figure>
      {points.length > 0 && <ChartTable spec={spec} />}
    </Card>
  );
}
