import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back once the page has painted and the browser is idle. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}

/**
 * A component from a chunk loaded after the first paint, which keeps it out of the first bytes. A failed
 * load is repeated with the next page, and when the connection returns.
 * @param load imports the module; must be the same function in every render
 */
export function useDeferred<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const { key } = useLocation();
  const missingAt = component ? null : key;
  useEffect(() => {
    if (missingAt === null) return;
    let gone = false;
    const fetchIt = () => {
      load().then(
        (loaded) => {
          if (!gone) setComponent(() => loaded);
        },
        () => {
          if (!gone) addEventListener('online', fetchIt, { once: true });
        },
      );
    };
    const cancel = whenIdle(fetchIt);
    return () => {
      gone = true;
      cancel();
      removeEventListener('online', fetchIt);
    };
  }, [load, missingAt]);
  return component;
}
