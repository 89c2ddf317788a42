import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { email, maybePhone } from '../entities/contact-fields.ts';
import { requiredText } from '../entities/fields.ts';

/** Fields a person may change in their account. */
export const ownDetails = z.object({ name: requiredText(120), phone: maybePhone() });

/** The e-mail is sent unchanged; a different one is ignored (docs/product.md#profile). */
export const updateProfile = defineCall({
  name: 'update-profile',
  method: 'PUT',
  path: '/api/users/profile',
  access: 'signed-in',
  summary: "Changes the caller's name and phone number.",
  body: z.extend(ownDetails, { email: email() }),
  response: acknowledgement,
});
