import { useEffect, useRef, useState } from 'react';

/** Arrivals within this time are announced as one, in ms. */
const TOGETHER_MS = 2000;

/**
 * Counts notifications that arrive while the page is open, for screen readers: ignores the first answer,
 * and sums up several in a row.
 * @param unread undefined until known
 */
export function useArrivals(unread: number | undefined): number {
  const told = useRef<number>(undefined);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    // Cleared first, so that equal words are announced twice.
    setArrived(0);
    if (unread === undefined) return;
    told.current ??= unread;
    const before = Math.min(told.current, unread);
    told.current = before;
    if (unread === before) return;
    const timer = setTimeout(() => {
      told.current = unread;
      setArrived(unread - before);
    }, TOGETHER_MS);
    return () => clearTimeout(timer);
  }, [unread]);
  return arrived;
}
