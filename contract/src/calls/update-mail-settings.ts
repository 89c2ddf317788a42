import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeNamed } from '../entities/answer-fields.ts';
import { MUTABLE_MAILS } from '../rules/mutable-mails.ts';

/** Replaces the whole list. */
export const updateMailSettings = defineCall({
  name: 'update-mail-settings',
  method: 'PUT',
  path: '/api/mail-settings',
  access: 'signed-in',
  capability: 'mail-settings',
  summary: 'Sets the mails that the caller turns off.',
  body: z.object({
    muted: z.array(z.enum(MUTABLE_MAILS)).check(z.maxLength(MUTABLE_MAILS.length)),
  }),
  response: z.object({ muted: maybeNamed(MUTABLE_MAILS) }),
});
