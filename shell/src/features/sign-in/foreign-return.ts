import { getSession } from '@vitrina/shared-auth/session';
import { showToast } from '@vitrina/shared-auth/toasts';
import type { SignInReturn } from '../../boot/sign-in-return.ts';
import { foreignReturnTexts } from '../../content/foreign-return.ts';
import { GOOGLE_FAILED } from './google-sign-in.ts';
import { offerSignIn } from './offer-sign-in.ts';

/** Offers the session of a link, or reports its failure. */
export const offerOrReport = (returned: SignInReturn): Promise<void> =>
  offerSignIn(returned).catch((error: unknown) => {
    console.warn(error);
    reportFailedReturn();
  });

/**
 * The sign-in pages report it themselves, because a toast would cover their forms. A signed-in person
 * leaves them at once.
 */
export function reportFailedReturn(): void {
  if (!['/login', '/register'].includes(location.pathname) || getSession().user) {
    showToast(foreignReturnTexts.failed, { tone: 'danger' });
    return;
  }
  const url = new URL(location.href);
  url.searchParams.set('error', GOOGLE_FAILED);
  history.replaceState(history.state, '', url);
}
