import { useQuery } from '@tanstack/react-query';
import { formatBani, toBani } from '@vitrina/contract/rules/money';
import { hostCan } from '@vitrina/shared-auth';
import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { Card, stretchedLinkClass } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { Sparkline } from '@vitrina/shared-ui/sparkline';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { overviewMessages } from '../../overview-messages.ts';
import { neededFor } from '../permissions/page-permissions.ts';
import { changeOf, wayOf } from '../statistics/change-of.ts';
import style from './figures.module.css';
import { FIGURE_DAYS, type FigureDay, figuresQuery } from './figures-query.ts';

const text = overviewMessages.figures;
const TO_STATISTICS = `/admin/stats?period=${FIGURE_DAYS}`;

export function Figures() {
  const query = useQuery(figuresQuery());
  const isHeld = useHeld();
  const mayShop = isHeld(neededFor('stats'));
  const maySites = isHeld(neededFor('sites'));
  if (!hostCan('figures') || query.data === null || !(mayShop || maySites)) return null;
  return (
    <section className={style.section} aria-labelledby="figures">
      <h2 id="figures">{text.title(FIGURE_DAYS)}</h2>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {(days) => (
          <div className={style.figures}>
            {mayShop && <ShopFigures days={days ?? []} />}
            {maySites && (
              <FigureCard
                to="/admin/sites"
                label={text.requests}
                figure={compareDays((days ?? []).map(({ requests }) => requests ?? 0))}
                write={writeCount}
              />
            )}
          </div>
        )}
      </QueryView>
    </section>
  );
}

const writeCount = (count: number) => count.toLocaleString('ro-RO');

function ShopFigures({ days }: { days: readonly FigureDay[] }) {
  const orders = compareDays(days.map((day) => day.orders ?? 0));
  const revenue = compareDays(days.map((day) => toBani(day.revenue ?? 0)));
  return (
    <>
      <FigureCard to={TO_STATISTICS} label={text.orders} figure={orders} write={writeCount} />
      <FigureCard to={TO_STATISTICS} label={text.revenue} figure={revenue} write={formatBani} />
      <FigureCard
        to={TO_STATISTICS}
        label={text.average}
        figure={averageOf(revenue, orders)}
        write={formatBani}
      />
    </>
  );
}

const ratio = (sum: number, count: number) => (count === 0 ? 0 : Math.round(sum / count));

const averageOf = (revenue: Compared, orders: Compared): Compared => ({
  days: revenue.days.map((value, index) => ratio(value, orders.days[index] ?? 0)),
  now: ratio(revenue.now, orders.now),
  before: ratio(revenue.before, orders.before),
});

interface FigureCardProps {
  to: string;
  label: string;
  figure: Compared;
  write: (value: number) => string;
}

function FigureCard({ to, label, figure: { days, now, before }, write }: FigureCardProps) {
  const change = changeOf(now, before);
  return (
    <Card padding="sm" interactive className={style.card}>
      <h3 className={style.label}>
        <Link to={to} className={stretchedLinkClass}>
          {label}
        </Link>
      </h3>
      <p className={style.figure}>{write(now)}</p>
      <Sparkline values={days} />
      <p className={style.change} data-way={wayOf(now, before)}>
        {change ? <strong>{text.changed(change)}</strong> : text.before}
        {write(before)}
      </p>
    </Card>
  );
}

interface Compared {
  days: readonly number[];
  now: number;
  before: number;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function compareDays(values: readonly number[]): Compared {
  const middle = Math.floor(values.length / 2);
  const days = values.slice(middle);
  return { days, now: sum(days), before: sum(values.slice(0, middle)) };
}
