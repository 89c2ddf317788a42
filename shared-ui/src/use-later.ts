import { useCallback, useState } from 'react';

/**
 * A part of the page that is loaded after it. When it does not come, the page stands, and it can be
 * asked for again: React's `lazy` would take the page down and keep the failure until a reload.
 * @param load the same function at each call
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
