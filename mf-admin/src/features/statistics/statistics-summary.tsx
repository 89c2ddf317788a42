import { formatBani } from '@vitrina/contract/rules/money';
import { Card } from '@vitrina/shared-ui/card';
import { messages } from '../../messages.ts';
import { changeOf } from './change-of.ts';
import type { Totals } from './combine-days.ts';
import style from './statistics.module.css';

const text = messages.stats;

type Sums = Pick<Totals, 'orders' | 'revenue'>;

const average = ({ orders, revenue }: Sums): number =>
  orders === 0 ? 0 : Math.round(revenue / orders);

export function StatisticsSummary({ totals, before }: { totals: Sums; before: Sums | null }) {
  const rows: ReadonlyArray<{
    label: string;
    of: (one: Sums) => number;
    write: (value: number) => string;
  }> = [
    {
      label: text.orders,
      of: (one) => one.orders,
      write: (count) => count.toLocaleString('ro-RO'),
    },
    { label: text.revenue, of: (one) => one.revenue, write: formatBani },
    { label: text.average, of: average, write: formatBani },
  ];
  return (
    <section className={style.summary} aria-label={text.summary}>
      {rows.map(({ label, of, write }) => (
        <Card key={label} padding="sm" className={style.total}>
          <p className={style.quiet}>{label}</p>
          <p className={style.figure}>{write(of(totals))}</p>
          {before && <Comparison now={of(totals)} before={of(before)} write={write} />}
        </Card>
      ))}
    </section>
  );
}

interface ComparisonProps {
  now: number;
  before: number;
  write: (value: number) => string;
}

function Comparison({ now, before, write }: ComparisonProps) {
  const change = changeOf(now, before);
  return (
    <p className={style.quiet}>
      {change && (
        <>
          {text.change(change)}
          <br />
        </>
      )}
      {text.before(write(before))}
    </p>
  );
}
