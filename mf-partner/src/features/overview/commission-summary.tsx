import { useQuery } from '@tanstack/react-query';
import type { Commission } from '@vitrina/contract/entities/commission';
import { buttonClass } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { Price } from '@vitrina/shared-ui/price';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { commissionsQuery } from '../commissions/commissions-query.ts';
import { monthLabel, monthlyTotals } from '../commissions/monthly-totals.ts';
import { unpaidBani } from '../commissions/unpaid-bani.ts';
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
  if (commissions.length === 0) {
    return <Card className={style.card}>{messages.commissions.empty.title}</Card>;
  }
  return (
    <Card className={style.card}>
      <dl className={style.facts}>
        <div>
          <dt>{text.unpaid}</dt>
          <dd>
            <Price bani={unpaidBani(commissions)} size="lg" />
          </dd>
        </div>
        {latest && (
          <div>
            <dt>{text.latest(monthLabel(latest.month))}</dt>
            <dd>
              <Price bani={latest.bani} size="lg" />
            </dd>
          </div>
        )}
      </dl>
      <Link to="/users/dashboard/commissions" className={buttonClass({ variant: 'secondary' })}>
        {text.more}
      </Link>
    </Card>
  );
}
