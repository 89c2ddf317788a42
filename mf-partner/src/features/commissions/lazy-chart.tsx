import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import style from './lazy-chart.module.css';
import type { MonthlyTotal } from './monthly-totals.ts';

const EarningsChart = lazy(async () => {
  const module = await import('./earnings-chart.tsx');
  return { default: module.EarningsChart };
});

/** The chart's library is large: it loads when the chart scrolls into view. */
export function LazyChart({ totals }: { totals: readonly MonthlyTotal[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const placeholder = <Skeleton className={style.placeholder} />;
  return (
    <div ref={place}>
      {seen ? (
        <Suspense fallback={placeholder}>
          <EarningsChart totals={totals} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
}
