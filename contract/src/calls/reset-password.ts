import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { device, oneTimeToken } from '../entities/access-fields.ts';
import { maybeText } from '../entities/answer-fields.ts';
import { newPassword } from '../entities/fields.ts';

/** Also accepts a staff invitation. Ends all sessions of the account and verifies its address. */
export const resetPassword = defineCall({
  name: 'reset-password',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Sets a new password with the token of a reset link.',
  body: z.object({
    token: oneTimeToken(),
    newPassword: newPassword(),
    /** Extension, as in login. */
    device: z.optional(device()),
  }),
  additive: { device: 'known-browser' },
  errors: ['reset_token_invalid', 'invitation_expired', 'rate_limited'],
  response: z.catch(z.object({ message: maybeText(), deviceToken: maybeText() }), {}),
});
