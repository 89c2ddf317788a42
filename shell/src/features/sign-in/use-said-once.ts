import { getSession } from '@vitrina/shared-auth/session';
import { dismissToast, useToasts } from '@vitrina/shared-auth/toasts';
import { useEffect } from 'react';

/**
 * The sign-in page says why somebody comes to it. So a failed return leaves the address, where a
 * reload would say it again, and calls that failed because the session ended lose their toasts.
 */
export function useSaidOnce(): void {
  useEffect(() => {
    const url = new URL(location.href);
    if (url.searchParams.has('error')) {
      url.searchParams.delete('error');
      // Past the router, whose location keeps it until the page is left.
      history.replaceState(history.state, '', url);
    }
    if (getSession().ended !== 'expired') return;
    for (const { id, tone } of useToasts.getState().toasts) if (tone === 'danger') dismissToast(id);
  }, []);
}
