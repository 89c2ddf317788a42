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

/** A link's token, and what shows that the account is the caller's; nothing for who is signed in to it. */
export type ConfirmEmail = (body: CallInput<typeof verifyEmail>['body']) => Promise<void>;

/**
 * Confirms the address of a link, keeps the session that the host answers and leads on to `next`.
 * @throws ApiError `password_needed` for the link of another account
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
    // First: the page it leads to may be for signed-in people only.
    signIn(user, answer.token ?? before.token);
    // Replaced: the token leaves the history together with the entry that holds it.
    if (before.user && before.user.id !== user.id) location.replace(next);
    else await navigate(next, { replace: true, state: null });
  };
}
