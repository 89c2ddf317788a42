import { ErrorState } from '@vitrina/shared-ui/error-state';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
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

/** Loads and draws the chart in turn. If the library fails to load, the tables remain. */
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
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => whenDue(place.current, load), [load]);
  return (
    <div ref={place}>
      {loaded === 'failed' ? (
        <ErrorState
          className={style.chart}
          title={messages.stats.chartFailed}
          retryLabel={messages.retry}
          onRetry={load}
        />
      ) : loaded ? (
        // A screen reader would read only axis numbers; legend and table say what it shows.
        <div aria-hidden="true">
          <loaded.Chart spec={spec} onDrawn={loaded.turn.done} />
        </div>
      ) : (
        <Skeleton shape="block" className={style.chart} />
      )}
    </div>
  );
}

/** Runs charts in view first, others when idle; stops with the cleanup. */
function whenDue(place: Element | null, act: () => void): (() => void) | undefined {
  if (!place) return;
  if (place.getBoundingClientRect().top > window.innerHeight) return whenIdle(act);
  act();
}

/** @returns cancels it */
function whenIdle(act: () => void): () => void {
  // Not in Safari.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
