import { googleLogin } from '@vitrina/contract/calls/google-login';
import { sameOriginPath } from '@vitrina/contract/rules/same-origin-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { networkOf } from '../../http/network-of.ts';
import { route } from '../../http/route.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { developmentProvider } from './development-provider.ts';
import { type IdentityProvider, newSignInSecrets, openIdProvider } from './identity-provider.ts';
import { keepState, STATE_SECONDS, takeState } from './oidc-states.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

const CALLBACK_PATH = '/api/auth/google/callback';
const callbackQuery = z.catch(z.object({ state: z.string() }), { state: '' });

/** Sign-in is a chain of navigations: whatever fails, the person lands in the shell. */
export function googleRoutes(app: FastifyInstance): void {
  const { config, db, limits } = app.context;
  const provider = providerOf(app, config.origins.api + CALLBACK_PATH);

  const fail = (request: FastifyRequest, reply: FastifyReply, redirect: string, error: unknown) => {
    // Not the whole error: it may contain the provider's answer.
    const reason = error instanceof Error ? error.message : String(error);
    request.log.warn({ reason }, 'a sign-in with Google failed');
    return reply.redirect(comeBack(config.origins.shell, redirect, 'error', 'google_failed'));
  };

  route(app, googleLogin, async ({ query, request, reply }) => {
    try {
      await limits.take('google', networkOf(request));
      if (!provider) throw new Error('No identity provider is configured.');
      const secrets = newSignInSecrets();
      const url = await provider.authorizationUrl(secrets);
      await keepState(db, secrets, query);
      const isSecure = config.origins.api.startsWith('https:');
      return reply.header('set-cookie', stateCookie(secrets.state, isSecure)).redirect(url.href);
    } catch (error) {
      return fail(request, reply, query.redirect, error);
    }
  });

  app.get(CALLBACK_PATH, { config: { isPublic: true } }, async (request, reply) => {
    const { state } = callbackQuery.parse(request.query);
    let redirect = '/login';
    try {
      // The state must belong to this browser, so nobody is signed in by a link that someone else started.
      if (!hasStateCookie(request, state)) throw new Error('The state is of another browser.');
      const kept = await takeState(db, state);
      if (!provider || !kept) throw new Error('The state is unknown or too old.');
      redirect = kept.redirect;
      const identity = await provider.identify(new URL(request.url, config.origins.api), kept);
      const token = await signInWithGoogle({ db, config }, identity, kept.challenge);
      if (!token) throw new Error('The e-mail address is not verified.');
      return await reply.redirect(comeBack(config.origins.shell, redirect, 'token', token));
    } catch (error) {
      return fail(request, reply, redirect, error);
    }
  });
}

function providerOf(app: FastifyInstance, callbackUrl: string): IdentityProvider | null {
  const { oidc, demonstration } = app.context.config;
  if (oidc) return openIdProvider(oidc, callbackUrl);
  return demonstration ? developmentProvider(app, callbackUrl) : null;
}

/** The requested path, resolved on the shell's origin only. */
function comeBack(shell: string, redirect: string, name: string, value: string): string {
  const url = new URL(sameOriginPath(redirect) ?? '/', shell);
  if (url.origin !== new URL(shell).origin) return shell;
  url.searchParams.set(name, value);
  return url.href;
}

/** One cookie per sign-in, so that two tabs do not interfere. */
const cookieName = (state: string): string => `sign-in-${hashToken(state).slice(0, 16)}`;

const stateCookie = (state: string, isSecure: boolean): string =>
  `${cookieName(state)}=1; Path=${CALLBACK_PATH}; Max-Age=${STATE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const hasStateCookie = ({ headers }: FastifyRequest, state: string): boolean =>
  (headers.cookie ?? '').split('; ').includes(`${cookieName(state)}=1`);
