import { ErrorState } from '@vitrina/shared-ui/error-state';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { useWhenSeen } from '../use-when-seen.ts';
import type { EarningsChart } from './earnings-chart.tsx';
import style from './lazy-chart.module.css';
import type { MonthlyTotal } from './monthly-totals.ts';

/**
 * The chart's library is large: it loads when the chart scrolls into view. When it does not come,
 * the rest of the page stands and it can be asked for again (`lazy` would keep the failure).
 */
export function LazyChart({ totals }: { totals: readonly MonthlyTotal[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<{ Chart: typeof EarningsChart } | 'failed' | null>(null);
  const load = async () => {
    setChart(null);
    try {
      const { EarningsChart: Chart } = await import('./earnings-chart.tsx');
      setChart({ Chart });
    } catch {
      setChart('failed');
    }
  };
  useWhenSeen(place, load);
  return (
    <div ref={place}>
      {chart === 'failed' ? (
        <ErrorState
          title={messages.commissions.chartFailed}
          retryLabel={messages.retry}
          onRetry={() => void load()}
        />
      ) : chart ? (
        <chart.Chart totals={totals} />
      ) : (
        <Skeleton shape="block" className={style.placeholder} />
      )}
    </div>
  );
}
