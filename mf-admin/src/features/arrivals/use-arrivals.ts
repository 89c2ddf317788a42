import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ARRIVAL_PAGES } from './arrival-pages.ts';
import { type Arrived, arrivalsQuery, seeAll } from './arrivals-query.ts';

const NONE: readonly Arrived[] = [];

/** What came, for the badges of the navigation. What the open page lists is looked at while its tab is seen. */
export function useArrivals(): readonly Arrived[] {
  const { data: arrived = NONE } = useQuery(arrivalsQuery());
  const { pathname } = useLocation();
  useEffect(() => {
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      // A badge that stays says enough of a failure.
      for (const one of arrived)
        if (one.count > 0 && ARRIVAL_PAGES[one.kind] === pathname) seeAll(one).catch(() => {});
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [arrived, pathname]);
  return arrived;
}
