import { getSession } from '@vitrina/shared-auth/session';
import { dismissToast, useToasts } from '@vitrina/shared-auth/toasts';
import { useEffect } from 'react';

/**
 * The sign-in page says why somebody is there, so the failure leaves the address (a reload would repeat
 * it), and toasts of calls that failed with the session are removed.
 */
export function useSaidOnce(): void {
  useEffect(() => {
    const url = new URL(location.href);
    if (url.searchParams.has('error')) {
      url.searchParams.delete('error');
      // Bypasses the router, whose location keeps it until the page is left.
      history.replaceState(history.state, '', url);
    }
    if (getSession().ended !== 'expired') return;
    for (const { id, tone } of useToasts.getState().toasts) if (tone === 'danger') dismissToast(id);
  }, []);
}
