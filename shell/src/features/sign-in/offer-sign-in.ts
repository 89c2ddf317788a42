import { hostCan, platformConfig } from '@vitrina/shared-auth/platform';
import { getSession } from '@vitrina/shared-auth/session';
import { parseUser } from '@vitrina/shared-auth/user';
import { requestExchange } from '../../boot/request-exchange.ts';
import type { SignInReturn } from '../../boot/sign-in-return.ts';
import { requestTokenCheck } from '../../boot/token-check.ts';
import { declineSignIn } from './answer-sign-in-offer.ts';
import { readTokenAnswer } from './read-token-answer.ts';
import { useSignInOffer } from './sign-in-offer.ts';

/**
 * Offers the session of a link that did not begin here; nothing changes before the person agrees.
 * @throws when the host refuses the token
 */
export async function offerSignIn({ token, target }: SignInReturn): Promise<void> {
  const { apiOrigin } = platformConfig();
  // Our host sends one-time tokens only: a session token was put there by somebody.
  const answer = await readTokenAnswer(
    hostCan('exchange-token')
      ? requestExchange(apiOrigin, token)
      : requestTokenCheck(apiOrigin, token),
  );
  const user = parseUser(answer.user);
  if (!user) throw new Error('The host answered no user.');
  const offer = {
    user,
    token: typeof answer.token === 'string' ? answer.token : token,
    target,
  };
  if (user.id === getSession().user?.id) declineSignIn(offer);
  else useSignInOffer.setState({ offer });
}
