import { useQuery } from '@tanstack/react-query';
import { deskMessages } from '../desk-messages.ts';
import { ARRIVAL_PAGES } from '../features/arrivals/arrival-pages.ts';
import { useArrivals } from '../features/arrivals/use-arrivals.ts';
import { deskCountQuery } from '../features/desk/desk-query.ts';
import { overviewMessages } from '../overview-messages.ts';

export interface Waiting {
  count: number;
  text: string;
}

const DESK = '/admin/desk';

export function useWaiting(): (link: string) => Waiting | null {
  const arrivals = useArrivals().filter(({ count }) => count > 0);
  const { data: onDesk = 0 } = useQuery(deskCountQuery());
  return (link) => {
    if (link === DESK) return onDesk ? { count: onDesk, text: deskMessages.badge(onDesk) } : null;
    const arrived = arrivals.filter(({ kind }) => ARRIVAL_PAGES[kind] === link);
    if (arrived.length === 0) return null;
    return {
      count: arrived.reduce((sum, one) => sum + one.count, 0),
      text: arrived.map((one) => overviewMessages.arrivals[one.kind](one.count)).join(', '),
    };
  };
}
