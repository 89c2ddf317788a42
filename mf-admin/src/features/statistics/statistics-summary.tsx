import { formatBani } from '@vitrina/contract/rules/money';
import { Card } from '@vitrina/shared-ui/card';
import { messages } from '../../messages.ts';
import type { Totals } from './combine-days.ts';
import style from './statistics.module.css';

const text = messages.stats;

const average = ({ orders, revenue }: Totals): number =>
  orders === 0 ? 0 : Math.round(revenue / orders);

const percent = new Intl.NumberFormat('ro-RO', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** `+12 %`; `null` where there is nothing to compare with. */
const changeOf = (now: number, before: number): string | null =>
  before === 0 ? null : percent.format((now - before) / before);

/** The period in three numbers, each beside the period before. */
export function StatisticsSummary({ totals, before }: { totals: Totals; before: Totals | null }) {
  const rows: ReadonlyArray<{
    label: string;
    of: (one: Totals) => number;
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
        <Card key={label} padding="sm">
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
