import { useLayoutEffect, useRef } from 'react';

/** Last height of the provider's fields, in px; initially that of three fields. */
let lastHeight = 150;

/**
 * Reserves the space of the card fields while they load, also when they load again for another payment.
 * @returns props of the surrounding element
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
