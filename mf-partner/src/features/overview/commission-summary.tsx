import { useQuery } from '@tanstack/react-query';
import type { Commission } from '@vitrina/contract/entities/commission';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { Amount } from '../commissions/amount.tsx';
import { commissionsQuery, useUnreadableCommissions } from '../commissions/commissions-query.ts';
import { monthLabel, monthlyTotals } from '../commissions/monthly-totals.ts';
import { type AmountSum, sumUnpaid } from '../commissions/sum-amounts.ts';
import style from './commission-summary.module.css';

const text = messages.overview.commissions;

/** What is still to be paid, and the latest month; everything else is on the billing page. */
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
  const unpaid = sumUnpaid(commissions);
  const unreadable = useUnreadableCommissions();
  if (unreadable.length > 0 && commissions.length === 0) {
    return <UnreadableRows rows={unreadable} text={messages.commissions.unreadable} />;
  }
  if (commissions.length === 0) {
    return <Card className={style.card}>{messages.commissions.empty.title}</Card>;
  }
  return (
    <Card className={style.card}>
      <dl className={style.facts}>
        <Sum term={text.unpaid} sum={unpaid} />
        {latest && <Sum term={text.latest(monthLabel(latest.month))} sum={latest} />}
      </dl>
      <Link to="/users/dashboard/commissions" className={buttonClass({ variant: 'secondary' })}>
        {text.more}
      </Link>
    </Card>
  );
}

function Sum({ term, sum: { bani, unknown } }: { term: string; sum: AmountSum }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Amount bani={bani} size="lg" />
      </dd>
      {bani !== null && unknown > 0 && (
        <dd className={style.note}>{messages.commissions.withoutUnknown(unknown)}</dd>
      )}
    </div>
  );
}
