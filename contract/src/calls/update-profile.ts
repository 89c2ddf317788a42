import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { email, maybePhone } from '../entities/contact-fields.ts';
import { requiredText } from '../entities/fields.ts';

/** The e-mail is sent unchanged; another one is ignored (rulings 14). */
export const updateProfile = defineCall({
  name: 'update-profile',
  method: 'PUT',
  path: '/api/users/profile',
  access: 'signed-in',
  origin: 'spec',
  summary: 'Changes the own name and phone.',
  body: z.object({ name: requiredText(120), email: email(), phone: maybePhone() }),
  response: acknowledgement,
});
