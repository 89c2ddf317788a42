import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { mailTextsInput } from '../entities/settings.ts';
import { mailName } from './update-mail-texts.ts';

/** Always to the caller's own address. */
export const sendTestMail = defineCall({
  name: 'send-test-mail',
  method: 'POST',
  path: '/api/settings/mails/:name/test',
  access: 'admin',
  permission: 'shop',
  capability: 'settings',
  summary: 'Sends the preview of a mail to the caller.',
  params: mailName,
  body: z.object({ value: mailTextsInput }),
  errors: ['not_found', 'rate_limited'],
  response: acknowledgement,
});
