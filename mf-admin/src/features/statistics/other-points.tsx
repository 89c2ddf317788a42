import { useState } from 'react';
import { messages } from '../../messages.ts';
import style from './chart-figure.module.css';
import type { ChartSpec } from './chart-spec.ts';
import { restOf } from './donut-options.ts';

interface OtherPointsProps {
  name: string;
  value: number;
  spec: ChartSpec;
}

export function OtherPoints({ name, value, spec }: OtherPointsProps) {
  const [open, setOpen] = useState(false);
  const { format, left } = spec;
  return (
    <details className={style.others} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name}
        <span className={style.amount}>{format(value)}</span>
      </summary>
      <ul className={style.rest}>
        {(open ? restOf(spec) : []).map((point) => (
          <li key={point.name}>
            {point.name}
            <span className={style.amount}>{format(point.value)}</span>
          </li>
        ))}
        {open && left && <li>{messages.stats.more(left.count)}</li>}
      </ul>
    </details>
  );
}
