import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { newPassword } from '../entities/fields.ts';

export const resetPassword = defineCall({
  name: 'reset-password',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  origin: 'spec',
  summary: 'Sets a new password with the token of a reset link.',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    newPassword: newPassword(),
  }),
  errors: ['reset_token_invalid', 'rate_limited'],
  response: acknowledgement,
});
