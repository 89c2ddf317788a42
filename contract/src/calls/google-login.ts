import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { challenge } from '../entities/access-fields.ts';
import { INVALID_PATH } from '../messages.ts';
import { sameOriginPath } from '../rules/same-origin-path.ts';

/** `redirect` is the shell's path to return to, with `?token=` added (docs/product.md#sign-in-return). */
export const googleLogin = defineCall({
  name: 'google-login',
  method: 'GET',
  path: '/api/auth/google/login',
  access: 'public',
  summary: 'Starts the sign-in with Google. Navigate to it: it is not for fetch.',
  query: z.object({
    redirect: z._default(
      z.string().check(z.refine((path) => sameOriginPath(path) !== null, { error: INVALID_PATH })),
      '/',
    ),
    /** Extension: the SHA-256 of a verifier; only that verifier redeems the returned token. */
    challenge: z.optional(challenge()),
  }),
  additive: { challenge: 'exchange-token' },
  response: z.unknown(),
});
