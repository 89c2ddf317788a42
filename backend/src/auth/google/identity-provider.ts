import * as oidc from 'openid-client';
import type { OidcConfig } from '../../read-services.ts';

/** What the sign-in needs to know of a person; the provider vouches for it. */
export interface Identity {
  /** The account's permanent name at the provider. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** Secrets of one sign-in, kept here while the person is at the provider. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface IdentityProvider {
  /** Where the browser goes. */
  authorizationUrl(secrets: SignInSecrets): Promise<URL>;
  /** @throws when the provider refused, or the answer is not the one that was asked for */
  identify(callback: URL, secrets: SignInSecrets): Promise<Identity>;
}

export const newSignInSecrets = (): SignInSecrets => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** @param fetch reaches a provider inside this process; else the network's own */
export function openIdProvider(
  { issuer, clientId, clientSecret }: OidcConfig,
  callbackUrl: string,
  fetch?: oidc.CustomFetch,
): IdentityProvider {
  const server = new URL(issuer);
  const options: oidc.DiscoveryRequestOptions = {
    timeout: 10,
    ...(fetch && { [oidc.customFetch]: fetch }),
    ...(server.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
  };
  let discovered: Promise<oidc.Configuration> | undefined;
  /** Asked when it is first needed, and again after a failure. */
  const discover = () => {
    discovered ??= oidc.discovery(server, clientId, clientSecret, undefined, options);
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };
  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      return oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async identify(callback, { state, nonce, codeVerifier }) {
      const tokens = await oidc.authorizationCodeGrant(await discover(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The identity provider sent no ID token.');
      return {
        subject: claims.sub,
        email: typeof claims.email === 'string' ? claims.email.toLowerCase() : '',
        emailVerified: claims.email_verified === true,
        name: typeof claims.name === 'string' ? claims.name.slice(0, 200) : '',
      };
    },
  };
}
