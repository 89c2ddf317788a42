import type { CallInput } from '@vitrina/contract/call';
import { verifyEmail } from '@vitrina/contract/calls/verify-email';
import { sameOriginPath } from '@vitrina/contract/rules/same-origin-path';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { getSession, signIn } from '@vitrina/shared-auth/session';
import { showToast } from '@vitrina/shared-auth/toasts';
import { parseUser } from '@vitrina/shared-auth/user';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { confirmEmailTexts } from '../../content/confirm-email.ts';
import { useRemoteHost } from '../../remotes/remote-host-context.ts';
import { afterSignIn } from '../sign-in/after-sign-in.ts';

/**
 * Confirms with a link's token and the proof that the account is the caller's; no proof is needed when
 * signed in.
 */
export type ConfirmEmail = (body: CallInput<typeof verifyEmail>['body']) => Promise<void>;

/**
 * Confirms a link's address, starts the session from the answer and navigates to `next`.
 * @throws ApiError `password_needed` for another account's link
 */
export function useConfirmEmail(): ConfirmEmail {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const host = useRemoteHost();
  return async (body) => {
    const answer = await callApi(verifyEmail, { body });
    const user = parseUser(answer.user);
    if (!user) throw new Error('verify-email answered no user.');
    showToast(confirmEmailTexts.done);
    const next = sameOriginPath(search.get('next') ?? '') ?? afterSignIn(user, '', host);
    const before = getSession();
    // First, because the target may require a session.
    signIn(user, answer.token ?? before.token);
    // Replaces the history entry that holds the token.
    if (before.user && before.user.id !== user.id) location.replace(next);
    else await navigate(next, { replace: true, state: null });
  };
}
