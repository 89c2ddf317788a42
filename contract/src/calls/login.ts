import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_PASSWORD_LENGTH } from '../constants.ts';
import { device } from '../entities/access-fields.ts';
import { maybeText } from '../entities/answer-fields.ts';
import { email } from '../entities/contact-fields.ts';
import { user } from '../entities/user.ts';

/** `remember` extends the session. */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Signs in with e-mail and password.',
  body: z.object({
    email: email(),
    password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH)),
    remember: z._default(z.boolean(), false),
    /** Extension: the browser's `deviceToken` (docs/product.md#wrong-passwords). */
    device: z.optional(device()),
  }),
  additive: { device: 'known-browser' },
  errors: ['invalid_credentials', 'rate_limited', 'login_paused'],
  /** The account and, if a session starts, its token. */
  response: z.object({
    user,
    token: maybeText(),
    message: maybeText(),
    /** Extension: kept by the browser to be recognised (docs/product.md#wrong-passwords). */
    deviceToken: maybeText(),
  }),
});
