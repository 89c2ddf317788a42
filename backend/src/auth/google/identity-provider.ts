import * as oidc from 'openid-client';
import type { OidcConfig } from '../../read-services.ts';

/** What sign-in needs of a person; vouched for by the provider. */
export interface Identity {
  /** The provider's permanent id of the account. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** Secrets of one sign-in, stored until the person returns from the provider. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface IdentityProvider {
  /** Address to redirect the browser to. */
  authorizationUrl(secrets: SignInSecrets): Promise<URL>;
  /** @throws when the provider refused, or the answer does not match the request */
  identify(callback: URL, secrets: SignInSecrets): Promise<Identity>;
}

export const newSignInSecrets = (): SignInSecrets => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** @param fetch reaches an in-process provider; defaults to the network */
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
  /** Fetched on first use, and again after a failure. */
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
