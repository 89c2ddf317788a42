import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { device } from '../entities/access-fields.ts';
import { county, zip } from '../entities/address-fields.ts';
import { maybeText } from '../entities/answer-fields.ts';
import { email, maybePhone } from '../entities/contact-fields.ts';
import { newPassword, requiredText, text } from '../entities/fields.ts';
import { user } from '../entities/user.ts';
import { TERMS_REQUIRED } from '../messages.ts';

/**
 * Sent by the register page (with `acceptTerms`; phone and address empty) and by the checkout (with the
 * delivery address; docs/product.md#register-fields). Answers no user for an address that has an account
 * (docs/product.md#known-address).
 */
export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  summary: 'Creates an account and signs it in.',
  body: z.object({
    name: requiredText(120),
    email: email(),
    password: newPassword(),
    phone: z._default(maybePhone(), ''),
    address: z._default(text(300), ''),
    county: z.optional(county()),
    locality: z.optional(text(120)),
    zip: z.optional(zip()),
    /** Extension, as in login. */
    device: z.optional(device()),
    acceptTerms: z.optional(z.literal(true, { error: TERMS_REQUIRED })),
  }),
  additive: { device: 'known-browser' },
  errors: ['rate_limited'],
  response: z.object({
    user: z.nullish(user),
    token: maybeText(),
    message: maybeText(),
    deviceToken: maybeText(),
  }),
});
