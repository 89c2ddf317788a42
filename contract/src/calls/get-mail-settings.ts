import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { maybeNamed } from '../entities/answer-fields.ts';
import { MUTABLE_MAILS } from '../rules/mutable-mails.ts';

/** Empty when the caller receives every mail. */
export const getMailSettings = defineCall({
  name: 'get-mail-settings',
  method: 'GET',
  path: '/api/mail-settings',
  access: 'signed-in',
  capability: 'mail-settings',
  summary: 'Returns the mails that the caller has turned off.',
  response: z.object({ muted: maybeNamed(MUTABLE_MAILS) }),
});
