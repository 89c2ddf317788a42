import { useEffect, useRef, useState } from 'react';

/** What comes within this time is told as one, in ms. */
const TOGETHER_MS = 2000;

/**
 * How many notifications came while the page was open, for those who do not see the bell: none of the
 * first answer, and several in a row as one.
 * @param unread undefined until it is known
 */
export function useArrivals(unread: number | undefined): number {
  const told = useRef<number>(undefined);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    // Emptied first: the same words twice are said twice.
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
