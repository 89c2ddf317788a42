import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_PASSWORD_LENGTH } from '../constants.ts';
import { oneTimeToken } from '../entities/access-fields.ts';
import { maybeText } from '../entities/answer-fields.ts';
import { newPassword } from '../entities/fields.ts';
import { user } from '../entities/user.ts';

/**
 * The caller is signed in to the account, or sends its password or a new one
 * (docs/product.md#verified-address). An answered `token` starts a session.
 */
export const verifyEmail = defineCall({
  name: 'verify-email',
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'optional',
  capability: 'verify-email',
  summary: 'Verifies the address of an account with the link sent to it.',
  body: z.object({
    token: oneTimeToken(),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH))),
    newPassword: z.optional(newPassword()),
  }),
  errors: ['verification_invalid', 'password_needed', 'password_wrong', 'rate_limited'],
  response: z.object({ user, token: maybeText(), message: maybeText() }),
});
