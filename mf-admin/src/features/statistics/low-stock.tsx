import { LOW_STOCK } from '@vitrina/contract/constants';
import { Badge } from '@vitrina/shared-ui/badge';
import { Card } from '@vitrina/shared-ui/card';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import style from './chart-figure.module.css';
import type { Point } from './combine-days.ts';

const text = messages.stats.lowest;
const SHOWN = 12;

/** Low stock: in the stock chart it would be the last of thousands of bars. */
export function LowStock({ stock }: { stock: readonly Point[] }) {
  const id = useId();
  const lowest = stock.slice(-SHOWN).reverse();
  return (
    <Card className={style.card}>
      <section className={style.lowest} aria-labelledby={id}>
        <h3 id={id} className={style.title}>
          {text.title}
        </h3>
        {lowest.length === 0 ? (
          <p className={style.none}>{messages.stats.none}</p>
        ) : (
          <ol className={style.pieces}>
            {lowest.map(({ name, value }) => (
              <li key={name}>
                {name}
                <Badge tone={value === 0 ? 'danger' : value <= LOW_STOCK ? 'warning' : 'neutral'}>
                  {value === 0 ? text.none : text.pieces(value)}
                </Badge>
              </li>
            ))}
          </ol>
        )}
      </section>
      <Link to="/admin/products?stock=low">{text.all}</Link>
    </Card>
  );
}
