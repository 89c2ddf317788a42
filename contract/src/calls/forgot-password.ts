import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeText } from '../entities/answer-fields.ts';
import { email } from '../entities/contact-fields.ts';

/** Answers after the same time for known and unknown addresses. A link is valid for at least an hour. */
export const forgotPassword = defineCall({
  name: 'forgot-password',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Sends a password reset link. The answer does not reveal whether the address is known.',
  body: z.object({ email: email() }),
  errors: ['rate_limited'],
  response: z.object({ message: maybeText() }),
});
