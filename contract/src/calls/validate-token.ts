import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeText } from '../entities/fields.ts';
import { user } from '../entities/user.ts';

/**
 * An answered `token` replaces the one that was sent: exchange of a one-time token (rulings 5, extension).
 * With `confirm` the token came by a link of another site: the person is asked before it is used.
 */
export const validateToken = defineCall({
  name: 'validate-token',
  method: 'POST',
  path: '/api/auth/validate-token',
  access: 'signed-in',
  origin: 'spec',
  summary: 'Checks a token and answers whose it is.',
  response: z.object({ user, token: maybeText(), confirm: z.nullish(z.boolean()) }),
});
