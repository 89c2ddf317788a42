import { useQuery } from '@tanstack/react-query';
import type { Commission } from '@vitrina/contract/entities/commission';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.ts';
import { BillingFacts } from './billing-facts.tsx';
import { Calculator } from './calculator.tsx';
import { CommissionHistory } from './commission-history.tsx';
import style from './commission-list.module.css';
import { commissionsQuery, useUnreadableCommissions } from './commissions-query.ts';
import type { CommissionFilter } from './filter-commissions.ts';
import { LazyChart } from './lazy-chart.tsx';
import { MonthlyTable } from './monthly-table.tsx';
import { countLeftOut, monthlyTotals } from './monthly-totals.ts';
import { TierProgress } from './tier-progress.tsx';

const text = messages.commissions;

/** More bars are unreadable; the table below has every month. */
const CHART_MONTHS = 24;

export function CommissionList() {
  const unreadable = useUnreadableCommissions();
  return (
    <QueryView
      query={useQuery(commissionsQuery())}
      loading={<Skeleton shape="block" className={style.placeholder} />}
      failed={text.failed}
      retryLabel={messages.retry}
    >
      {(commissions) =>
        commissions.length === 0 ? (
          <>
            {unreadable.length === 0 && (
              <EmptyState illustration={<ReceiptText />} title={text.empty.title}>
                {text.empty.text}
              </EmptyState>
            )}
            <UnreadableRows rows={unreadable} text={text.unreadable} />
            <div className={style.pair}>
              <Calculator />
            </div>
          </>
        ) : (
          <>
            <UnreadableRows rows={unreadable} text={text.unreadable} />
            <Commissions commissions={commissions} />
          </>
        )
      }
    </QueryView>
  );
}

function Commissions({ commissions }: { commissions: readonly Commission[] }) {
  const totals = monthlyTotals(commissions);
  const leftOut = countLeftOut(commissions);
  const [filter, setFilter] = useState<CommissionFilter>({ paid: 'all', site: '' });
  const history = useRef<HTMLElement>(null);
  const showUnpaid = () => {
    // Render now: the page's height depends on the rows.
    flushSync(() => setFilter({ paid: 'unpaid', site: '' }));
    history.current?.scrollIntoView();
    history.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <BillingFacts commissions={commissions} totals={totals} onShowUnpaid={showUnpaid} />
      <div className={style.pair}>
        <TierProgress commissions={commissions} />
        <Calculator />
      </div>
      <PageSection title={text.chart}>
        <LazyChart totals={totals.slice(-CHART_MONTHS)} />
        <MonthlyTable totals={totals} />
        {leftOut > 0 && <p className={style.note}>{text.leftOut(leftOut)}</p>}
      </PageSection>
      <CommissionHistory
        ref={history}
        commissions={commissions}
        filter={filter}
        onFilter={setFilter}
      />
    </>
  );
}
