import { ErrorState } from '@vitrina/shared-ui/error-state';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '../../messages.ts';
import type { Chart } from './chart.tsx';
import style from './chart-figure.module.css';
import type { ChartSpec } from './chart-spec.ts';
import { loadChart } from './load-chart.ts';
import { type Turn, takeTurn } from './take-turn.ts';

interface Drawing {
  Chart: typeof Chart;
  turn: Turn;
}

/** The picture, in its turn. When the library of the charts does not come, the tables stand. */
export function LazyChart({ spec }: { spec: ChartSpec }) {
  const [loaded, setLoaded] = useState<Drawing | 'failed' | null>(null);
  const load = useCallback(() => {
    setLoaded(null);
    const turn = takeTurn();
    loadChart().then(
      ({ Chart }) => turn.start.then(() => setLoaded({ Chart, turn })),
      () => {
        turn.done();
        setLoaded('failed');
      },
    );
  }, []);
  useEffect(load, [load]);
  if (loaded === 'failed') {
    return (
      <ErrorState title={messages.stats.chartFailed} retryLabel={messages.retry} onRetry={load} />
    );
  }
  return loaded ? (
    <loaded.Chart spec={spec} onDrawn={loaded.turn.done} />
  ) : (
    <Skeleton className={style.chart} />
  );
}
