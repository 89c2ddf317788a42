import { useCallback, useState } from 'react';

/**
 * Loads a part of the page after the page. A failure leaves the page as it is, and `ask` retries; React's
 * `lazy` would unmount the page and keep the failure until a reload.
 * @param load must be the same function in every render
 * @example
 * const load = () => import('@vitrina/shared-ui/dialog'); // outside of the component
 * const { part, failed, ask } = useLater(load);
 */
export function useLater<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  const ask = useCallback(() => {
    setPart(null);
    load().then(setPart, () => setPart('failed'));
  }, [load]);
  return { part: part === 'failed' ? null : part, failed: part === 'failed', ask };
}
