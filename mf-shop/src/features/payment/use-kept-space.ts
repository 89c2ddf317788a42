import { useLayoutEffect, useRef } from 'react';

/** The height of the provider's fields when they were last in use, px; at first that of three fields. */
let lastHeight = 150;

/**
 * Keeps the space of the card fields while they load, also when they are drawn anew for another payment.
 * @returns props of the element around them
 */
export function useKeptSpace({ ready, loading }: { ready: boolean; loading: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fields = ref.current;
    if (!ready || !fields) return;
    return () => {
      lastHeight = fields.offsetHeight;
    };
  }, [ready]);
  return { ref, style: loading ? { minBlockSize: lastHeight } : undefined };
}
