import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { oneTimeToken, verifier } from '../entities/access-fields.ts';
import { user } from '../entities/user.ts';

/** Without this call validate-token accepts the token of a sign-in return (docs/product.md#sign-in-return). */
export const exchangeToken = defineCall({
  name: 'exchange-token',
  method: 'POST',
  path: '/api/auth/exchange-token',
  access: 'public',
  capability: 'exchange-token',
  summary: 'Exchanges a one-time token for a session; valid once, for one minute.',
  body: z.object({
    token: oneTimeToken(),
    /** Verifier whose SHA-256 google-login was called with; absent for a token without a challenge. */
    verifier: z.optional(verifier()),
  }),
  errors: ['one_time_token_invalid', 'rate_limited'],
  response: z.object({ user, token: z.string() }),
});
