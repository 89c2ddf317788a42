import { useSession } from '@vitrina/shared-auth/session';
import { useLayoutEffect } from 'react';

/**
 * Reveals what was hidden during the session check, in the same commit in which the header gets its final
 * form, so no frame shows a wrong one.
 */
export function useSessionReveal(): void {
  const status = useSession((session) => session.status);
  useLayoutEffect(() => {
    if (status !== 'checking') delete document.documentElement.dataset.session;
  }, [status]);
}
