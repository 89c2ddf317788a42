import { useQuery } from '@tanstack/react-query';
import type { PartnerSales } from '@vitrina/contract/entities/partner-sales';
import { formatBani } from '@vitrina/contract/rules/money';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { Sparkline } from '@vitrina/shared-ui/sparkline';
import { messages } from '../../messages.ts';
import { salesMessages as text } from '../../sales-messages.ts';
import { Amount } from '../commissions/amount.tsx';
import { percentBetween } from '../commissions/compare-months.ts';
import { monthAfter, monthLabel, monthNames } from '../commissions/monthly-totals.ts';
import { sitesQuery } from '../sites/sites-query.ts';
import { runningMonth } from './running-month.ts';
import style from './sales-card.module.css';
import { salesQuery } from './sales-query.ts';
import { ofMonth, type SalesSoFar, salesByMonth, salesSoFar } from './sales-so-far.ts';

export function SalesCard() {
  return (
    <QueryView
      query={useQuery(salesQuery())}
      loading={<Skeleton shape="block" className={style.card} />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {({ data }) => <Sales rows={data} />}
    </QueryView>
  );
}

function Sales({ rows }: { rows: readonly PartnerSales[] }) {
  const month = runningMonth();
  const [name = ''] = monthNames([month]);
  const now = salesSoFar(rows, month);
  if (rows.length === 0) {
    return (
      <Card className={style.card}>
        <h3 className={style.title}>{text.none.title}</h3>
        <p>{text.none.text}</p>
      </Card>
    );
  }
  return (
    <Card className={style.card}>
      <h3 className={style.title}>{text.soFar(name)}</h3>
      {now ? (
        <SoFar now={now} month={month} />
      ) : (
        <p>
          {text.notYet(name)} {text.asked}
        </p>
      )}
      <Trend rows={rows} />
      <LeftOut rows={rows} month={month} unknown={now?.unknown ?? 0} />
    </Card>
  );
}

function SoFar({ now, month }: { now: SalesSoFar; month: string }) {
  return (
    <>
      <p className={style.figure}>
        <Amount bani={now.bani} size="xl" />
        {now.orders !== null && <span className={style.orders}>{text.orders(now.orders)}</span>}
      </p>
      <Comparison now={now} month={month} />
      <p className={style.note}>
        {text.from}{' '}
        <DateText value={now.fetchedAt} format="date-time" missing={messages.unknownDate} />.{' '}
        {isOld(now.fetchedAt) && text.stale(now.sites)}
      </p>
    </>
  );
}

function Comparison({ now, month }: { now: SalesSoFar; month: string }) {
  const { before } = now;
  if (before?.bani == null) return null;
  const [, name = ''] = monthNames([month, monthAfter(month, -1)]);
  const amount = formatBani(before.bani);
  if (!before.isSamePoint) {
    return <p className={style.note}>{text.whole(name, amount, before.orders)}</p>;
  }
  const known = now.unknown + before.unknown === 0 ? now.bani : null;
  const percent = percentBetween(before.bani, known);
  return (
    <p className={style.note} data-way={percent ? (percent > 0 ? 'up' : 'down') : undefined}>
      {text.samePoint(percent, name, amount, before.orders)}
    </p>
  );
}

/** Shops are polled every three hours: older figures mean a shop does not answer. */
const OLD_MS = 4 * 3_600_000;
const isOld = (at: string | null) => at !== null && Date.now() - Date.parse(at) > OLD_MS;

/** Two months make no line; the history has the numbers. */
function Trend({ rows }: { rows: readonly PartnerSales[] }) {
  const months = salesByMonth(rows);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || months.length < 3) return null;
  return (
    <div className={style.trend}>
      <Sparkline values={months.map(({ bani }) => bani ?? 0)} />
      <p className={style.ends}>
        <span>{monthLabel(first.month)}</span>
        <span>
          {monthLabel(last.month)}
          {last.month === runningMonth() && ` (${text.runs})`}
        </span>
      </p>
    </div>
  );
}

interface LeftOutProps {
  rows: readonly PartnerSales[];
  month: string;
  unknown: number;
}

/** Sites missing in the sum: live ones without this month, and unreadable amounts. */
function LeftOut({ rows, month, unknown }: LeftOutProps) {
  const { data: sites = [] } = useQuery(sitesQuery());
  const told = new Set(ofMonth(rows, month).map((row) => row.user_website_id));
  const known = new Set(rows.map((row) => row.user_website_id));
  const silent = sites.filter(({ id }) => known.has(id) && !told.has(id)).length;
  if (told.size === 0 || silent + unknown === 0) return null;
  return (
    <p className={style.note}>
      {silent > 0 && text.silent(silent)} {unknown > 0 && text.unknown(unknown)}
    </p>
  );
}
