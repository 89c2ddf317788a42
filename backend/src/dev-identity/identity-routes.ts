import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sendPage } from '../http/html-page.ts';
import { validate } from '../http/validation.ts';
import { DEVELOPMENT_ACCOUNTS } from './accounts.ts';
import { identityCodes, idTokenSigner } from './identity-codes.ts';
import { signInPage } from './sign-in-page.ts';

export const IDENTITY_PATH = '/dev/identity';
/** Public: only fictional people sign in here. */
export const DEVELOPMENT_CLIENT = { clientId: 'vitrina', clientSecret: 'development' } as const;
const PUBLIC = { config: { isPublic: true } } as const;
const FOR_PROGRAMS = { config: { isPublic: true, isForPrograms: true } } as const;

/** The subset of OpenID Connect that a code flow with PKCE needs. */
export function identityRoutes(
  app: FastifyInstance,
  { issuer, callbackUrl }: { issuer: string; callbackUrl: string },
): void {
  const codes = identityCodes(app.context.config.encryptionKey);
  const signer = idTokenSigner(issuer, DEVELOPMENT_CLIENT.clientId);
  const text = () => z.string().check(z.minLength(1), z.maxLength(500));
  const authorization = z.object({
    response_type: z.literal('code'),
    client_id: z.literal(DEVELOPMENT_CLIENT.clientId),
    redirect_uri: z.literal(callbackUrl),
    state: text(),
    nonce: text(),
    code_challenge: text(),
    code_challenge_method: z.literal('S256'),
  });
  const choice = z.extend(authorization, {
    account: z.enum(['none', ...DEVELOPMENT_ACCOUNTS.map(({ sub }) => sub)]),
  });

  app.get(`${IDENTITY_PATH}/.well-known/openid-configuration`, FOR_PROGRAMS, async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
  }));

  app.get(`${IDENTITY_PATH}/jwks`, FOR_PROGRAMS, async () => (await signer).jwks);

  app.get(`${IDENTITY_PATH}/authorize`, PUBLIC, async (request, reply) =>
    sendPage(reply, {
      title: 'Alege un cont',
      body: signInPage(`${IDENTITY_PATH}/choose`, validate(authorization, request.query)),
    }),
  );

  app.get(`${IDENTITY_PATH}/choose`, PUBLIC, async (request, reply) => {
    const query = validate(choice, request.query);
    const target = new URL(callbackUrl);
    target.searchParams.set('state', query.state);
    if (query.account === 'none') target.searchParams.set('error', 'access_denied');
    else {
      const { account: sub, nonce, code_challenge: codeChallenge } = query;
      const code = await codes.issue({ sub, nonce, codeChallenge, redirectUri: callbackUrl });
      target.searchParams.set('code', code);
    }
    return reply.redirect(target.href);
  });

  void app.register(async (tokens) => {
    tokens.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const exchange = z.object({
      code: z.string(),
      code_verifier: z.string(),
      redirect_uri: text(),
    });
    tokens.post(`${IDENTITY_PATH}/token`, FOR_PROGRAMS, async (request, reply) => {
      const { code, code_verifier, redirect_uri } = validate(exchange, request.body);
      const grant = await codes.redeem(code, {
        codeVerifier: code_verifier,
        redirectUri: redirect_uri,
      });
      if (!grant) return reply.status(400).send({ error: 'invalid_grant' });
      return {
        access_token: randomUUID(),
        token_type: 'Bearer',
        expires_in: 300,
        id_token: await (await signer).sign(grant.account, grant.nonce),
      };
    });
  });
}
