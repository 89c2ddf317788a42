import { ErrorState } from '@vitrina/shared-ui/error-state';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useLater } from '@vitrina/shared-ui/use-later';
import { useRef } from 'react';
import { messages } from '../../messages.ts';
import { useWhenSeen } from '../use-when-seen.ts';
import style from './lazy-chart.module.css';
import type { MonthlyTotal } from './monthly-totals.ts';

const loadChart = () => import('./earnings-chart.tsx');

/** The chart library is large: it loads when the chart scrolls into view. */
export function LazyChart({ totals }: { totals: readonly MonthlyTotal[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { part, failed, ask } = useLater(loadChart);
  useWhenSeen(place, ask);
  return (
    <div ref={place} className={style.place}>
      {part && <part.EarningsChart totals={totals} />}
      {failed && (
        <ErrorState
          title={messages.commissions.chartFailed}
          retryLabel={messages.retry}
          onRetry={ask}
        />
      )}
      {!part && !failed && <Skeleton shape="block" className={style.placeholder} />}
    </div>
  );
}
