import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ARRIVAL_PAGES } from './arrival-pages.ts';
import { type Arrived, arrivalsQuery, seeAll } from './arrivals-query.ts';

const NONE: readonly Arrived[] = [];

/** Counts for the navigation's badges; marks the open page's kind as seen while its tab is visible. */
export function useArrivals(): readonly Arrived[] {
  const { data: arrived = NONE } = useQuery(arrivalsQuery());
  const { pathname } = useLocation();
  useEffect(() => {
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      // The badge that stays is notice enough of a failure.
      for (const one of arrived)
        if (one.count > 0 && ARRIVAL_PAGES[one.kind] === pathname) seeAll(one).catch(() => {});
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [arrived, pathname]);
  return arrived;
}
