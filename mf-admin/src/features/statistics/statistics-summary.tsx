import { formatBani } from '@vitrina/contract/rules/money';
import { Card } from '@vitrina/shared-ui/card';
import { messages } from '../../messages.ts';
import type { Totals } from './combine-days.ts';
import style from './statistics.module.css';

const text = messages.stats;

const average = ({ orders, revenue }: Totals): number =>
  orders === 0 ? 0 : Math.round(revenue / orders);

/** `+12 %`; nothing to compare with reads as a dash. */
function changeOf(now: number, before: number): string {
  if (before === 0) return '—';
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

/** The period in three numbers, each beside the period before. */
export function StatisticsSummary({ totals, before }: { totals: Totals; before: Totals | null }) {
  const rows = [
    { label: text.orders, of: (one: Totals) => one.orders, write: String },
    { label: text.revenue, of: (one: Totals) => one.revenue, write: formatBani },
    { label: text.average, of: average, write: formatBani },
  ];
  return (
    <section className={style.summary} aria-label={text.summary}>
      {rows.map(({ label, of, write }) => (
        <Card key={label} padding="sm">
          <p className={style.quiet}>{label}</p>
          <p className={style.figure}>{write(of(totals))}</p>
          {before && (
            <p className={style.quiet}>
              {text.change(changeOf(of(totals), of(before)))}
              <br />
              {text.before(write(of(before)))}
            </p>
          )}
        </Card>
      ))}
    </section>
  );
}
