import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { email } from '../entities/contact-fields.ts';

/** A different address replaces the account's when its link is opened. */
export const sendVerification = defineCall({
  name: 'send-verification',
  method: 'POST',
  path: '/api/auth/send-verification',
  access: 'signed-in',
  capability: 'verify-email',
  summary: "Sends the link that verifies the address of the caller's account.",
  body: z.object({ email: z.optional(email()) }),
  errors: ['email_already_verified', 'rate_limited'],
  response: acknowledgement,
});
