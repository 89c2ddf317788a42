import { useQuery } from '@tanstack/react-query';
import type { Commission } from '@vitrina/contract/entities/commission';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { PageSection } from '../../layout/page-section.tsx';
import { messages } from '../../messages.ts';
import { BillingFacts } from './billing-facts.tsx';
import { Calculator } from './calculator.tsx';
import { CommissionHistory } from './commission-history.tsx';
import style from './commission-list.module.css';
import { commissionsQuery } from './commissions-query.ts';
import { LazyChart } from './lazy-chart.tsx';
import { MonthlyTable } from './monthly-table.tsx';
import { monthlyTotals } from './monthly-totals.ts';
import { TierProgress } from './tier-progress.tsx';

const text = messages.commissions;

/** More bars could not be told apart; the table below the chart has every month. */
const CHART_MONTHS = 24;

/** The own commissions: what matters now, how they come about, by month, and every one. */
export function CommissionList() {
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
            <EmptyState illustration={<ReceiptText />} title={text.empty.title}>
              {text.empty.text}
            </EmptyState>
            <div className={style.pair}>
              <Calculator />
            </div>
          </>
        ) : (
          <Commissions commissions={commissions} />
        )
      }
    </QueryView>
  );
}

function Commissions({ commissions }: { commissions: readonly Commission[] }) {
  const totals = monthlyTotals(commissions);
  return (
    <>
      <BillingFacts commissions={commissions} totals={totals} />
      <div className={style.pair}>
        <TierProgress commissions={commissions} />
        <Calculator />
      </div>
      <PageSection title={text.chart}>
        <LazyChart totals={totals.slice(-CHART_MONTHS)} />
        <MonthlyTable totals={totals} />
      </PageSection>
      <CommissionHistory commissions={commissions} />
    </>
  );
}
