import { ErrorState } from '@vitrina/shared-ui/error-state';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '../../messages.ts';
import type { Chart } from './chart.tsx';
import style from './chart-figure.module.css';
import type { ChartSpec } from './chart-spec.ts';

let lastTurn: Promise<void> = Promise.resolve();

/** One chart a task: drawn all at once they would hold the page up. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setTimeout(resolve)));
  return lastTurn;
}

/** The library of the charts is a chunk of its own. When it does not come, the tables stand. */
export function LazyChart({ spec }: { spec: ChartSpec }) {
  const [loaded, setLoaded] = useState<{ Chart: typeof Chart } | 'failed' | null>(null);
  const load = useCallback(() => {
    setLoaded(null);
    import('./chart.tsx').then(
      (module) => nextTurn().then(() => setLoaded(module)),
      () => setLoaded('failed'),
    );
  }, []);
  useEffect(load, [load]);
  if (loaded === 'failed') {
    return (
      <ErrorState title={messages.stats.chartFailed} retryLabel={messages.retry} onRetry={load} />
    );
  }
  return loaded ? <loaded.Chart spec={spec} /> : <Skeleton className={style.chart} />;
}
