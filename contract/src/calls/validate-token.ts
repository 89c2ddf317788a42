import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeText } from '../entities/answer-fields.ts';
import { user } from '../entities/user.ts';

/**
 * An answered `token` replaces the sent one: exchanges a one-time token for callers that do not know
 * exchange-token (docs/product.md#sign-in-return, extension).
 */
export const validateToken = defineCall({
  name: 'validate-token',
  method: 'POST',
  path: '/api/auth/validate-token',
  access: 'signed-in',
  summary: 'Checks a token and returns its account.',
  response: z.object({ user, token: maybeText() }),
});
