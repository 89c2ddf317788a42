import { useQuery } from '@tanstack/react-query';
import type { Commission } from '@vitrina/contract/entities/commission';
import { formatBani } from '@vitrina/contract/rules/money';
import { hostCan } from '@vitrina/shared-auth';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { Amount } from '../commissions/amount.tsx';
import { commissionsQuery, useUnreadableCommissions } from '../commissions/commissions-query.ts';
import { compareMonths, type MonthComparison } from '../commissions/compare-months.ts';
import { monthLabel, monthlyTotals } from '../commissions/monthly-totals.ts';
import { payableAtOnce, payPath } from '../commissions/payable-commissions.ts';
import { type AmountSum, sumUnpaid } from '../commissions/sum-amounts.ts';
import style from './commission-summary.module.css';

const text = messages.overview.commissions;

export function CommissionSummary() {
  return (
    <QueryView
      query={useQuery(commissionsQuery())}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={messages.commissions.failed}
      retryLabel={messages.retry}
    >
      {(commissions) => <Summary commissions={commissions} />}
    </QueryView>
  );
}

function Summary({ commissions }: { commissions: readonly Commission[] }) {
  const latest = monthlyTotals(commissions).at(-1);
  // Next to current sales, where the host sends them.
  const sales = hostCan('partner-sales')
    ? null
    : compareMonths(monthlyTotals(salesOf(commissions)));
  const payable = payableAtOnce(commissions);
  const unpaid = sumUnpaid(commissions);
  const unreadable = useUnreadableCommissions();
  if (unreadable.length > 0 && commissions.length === 0) {
    return <UnreadableRows rows={unreadable} text={messages.commissions.unreadable} />;
  }
  if (commissions.length === 0) {
    return (
      <Card className={style.none}>
        <h3 className={style.title}>{messages.commissions.empty.title}</h3>
        <p>{messages.commissions.empty.text}</p>
        <Link to="/users/dashboard/commissions">{text.calculate}</Link>
      </Card>
    );
  }
  return (
    <Card className={style.card}>
      <dl className={style.facts}>
        <Sum term={text.unpaid} sum={unpaid} />
        {sales && (
          <Sum
            term={text.sales(monthLabel(sales.latest.month))}
            sum={sales.latest}
            note={trendOf(sales)}
          />
        )}
        {latest && <Sum term={text.latest(monthLabel(latest.month))} sum={latest} />}
      </dl>
      <div className={style.actions}>
        {payable.length > 0 && (
          <Link to={payPath(payable)} className={buttonClass()}>
            {messages.commissions.facts.payAll(payable.length)}
          </Link>
        )}
        <Link to="/users/dashboard/commissions" className={buttonClass({ variant: 'secondary' })}>
          {text.more}
        </Link>
      </div>
    </Card>
  );
}

/** Reads sales like amounts of commissions; empty on a host without sales. */
const salesOf = (commissions: readonly Commission[]): Commission[] =>
  commissions.flatMap((one) => (one.sales == null ? [] : [{ ...one, commission: one.sales }]));

/** Change from the month before; undefined without a base. */
function trendOf({ before, changePercent }: MonthComparison): string | undefined {
  if (before?.bani == null || changePercent === null) return undefined;
  return messages.commissions.facts.change(changePercent, formatBani(before.bani));
}

interface SumProps {
  term: string;
  sum: AmountSum;
  note?: string | undefined;
}

function Sum({ term, sum: { bani, unknown }, note }: SumProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Amount bani={bani} size="lg" />
      </dd>
      {note && <dd className={style.note}>{note}</dd>}
      {bani !== null && unknown > 0 && (
        <dd className={style.note}>{messages.commissions.withoutUnknown(unknown)}</dd>
      )}
    </div>
  );
}
