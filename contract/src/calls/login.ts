import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { MAX_PASSWORD_LENGTH } from '../constants.ts';
import { device } from '../entities/access-fields.ts';
import { email } from '../entities/contact-fields.ts';
import { sessionAnswer } from '../entities/session-answer.ts';

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
  response: sessionAnswer,
});
