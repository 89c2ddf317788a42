import { createHash, createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { DEVELOPMENT_ACCOUNTS, type DevelopmentAccount } from './accounts.ts';

/** Contents of a code; signed, so that every process with the key can read it. */
const grant = z.object({
  sub: z.string(),
  nonce: z.string(),
  codeChallenge: z.string(),
  redirectUri: z.string(),
});
type Grant = z.output<typeof grant>;

const CODE_LASTS = '60s';

export function identityCodes(encryptionKey: Buffer) {
  const key = createHmac('sha256', encryptionKey).update('development identity').digest();
  return {
    issue: (values: Grant): Promise<string> =>
      new SignJWT(values)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(CODE_LASTS)
        .sign(key),
    /** @returns null for a forged, expired or foreign code (PKCE) */
    async redeem(
      code: string,
      proof: { codeVerifier: string; redirectUri: string },
    ): Promise<{ account: DevelopmentAccount; nonce: string } | null> {
      const verified = await jwtVerify(code, key).catch(() => null);
      const values = verified && grant.parse(verified.payload);
      const challenge = createHash('sha256').update(proof.codeVerifier).digest('base64url');
      if (values?.codeChallenge !== challenge || values.redirectUri !== proof.redirectUri) {
        return null;
      }
      const account = DEVELOPMENT_ACCOUNTS.find(({ sub }) => sub === values.sub);
      return account ? { account, nonce: values.nonce } : null;
    },
  };
}

/** Signs ID tokens with a key of this process, which also requests them. */
export async function idTokenSigner(issuer: string, audience: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig', kid: 'development' };
  return {
    jwks: { keys: [jwk] },
    sign: (account: DevelopmentAccount, nonce: string): Promise<string> =>
      new SignJWT({ ...account, nonce })
        .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey),
  };
}
