import { useSession } from '@vitrina/shared-auth/session';
import { useLayoutEffect } from 'react';

/**
 * Shows what was hidden while the session was checked. In the same commit in which the header
 * takes its right form: the frame before it shows nothing, the one after it nothing wrong.
 */
export function useSessionReveal(): void {
  const status = useSession((session) => session.status);
  useLayoutEffect(() => {
    if (status !== 'checking') delete document.documentElement.dataset.session;
  }, [status]);
}
