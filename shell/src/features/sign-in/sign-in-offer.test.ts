import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { endSession, getSession, signIn } from '@vitrina/shared-auth/session';
import { acceptSignIn, declineSignIn } from './answer-sign-in-offer.ts';
import { type SignInOffer, useSignInOffer } from './sign-in-offer.ts';

const offer: SignInOffer = {
  user: { id: 2, name: 'Dan', email: 'dan@exemplu.ro', role: 'user' },
  token: 'offered',
  target: '/users/dashboard',
};
const sent = rstest.fn(async (..._: Parameters<typeof fetch>) => new Response());

beforeEach(() => {
  configurePlatform(LOCAL_CONFIG);
  rstest.stubGlobal('fetch', sent);
  sent.mockClear();
  history.replaceState(null, '', '/');
  endSession('other-tab');
  useSignInOffer.setState({ offer });
});
afterEach(() => {
  rstest.restoreAllMocks();
  rstest.unstubAllGlobals();
});

test('who agrees is signed in and goes where the link led', () => {
  const replace = rstest.spyOn(location, 'replace').mockImplementation(() => {});
  acceptSignIn(offer);
  expect(getSession()).toMatchObject({ user: offer.user, token: 'offered' });
  expect(replace).toHaveBeenCalledWith('/users/dashboard');
  expect(useSignInOffer.getState().offer).toBeNull();
});

test('who stands where the link led stays there', () => {
  const replace = rstest.spyOn(location, 'replace').mockImplementation(() => {});
  acceptSignIn({ ...offer, target: '/' });
  expect(getSession().token).toBe('offered');
  expect(replace).not.toHaveBeenCalled();
});

test('who declines keeps the session there was, and the offered one ends at the host', () => {
  signIn({ id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'own');
  declineSignIn(offer);
  expect(getSession()).toMatchObject({ user: { id: 1 }, token: 'own' });
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(String(url)).toMatch(/\/api\/auth\/logout$/);
  expect(init?.headers).toEqual({ authorization: 'Bearer offered' });
});
