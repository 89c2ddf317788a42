import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { mailTextsInput } from '../entities/settings.ts';
import { mailName } from './update-mail-texts.ts';

/** Refused for sentences with an unknown placeholder or a link, as when they are saved. */
export const previewMail = defineCall({
  name: 'preview-mail',
  method: 'POST',
  path: '/api/settings/mails/:name/preview',
  access: 'admin',
  permission: 'shop',
  capability: 'settings',
  summary: 'Renders a mail with sample data and the given texts. Stores nothing.',
  params: mailName,
  body: z.object({ value: mailTextsInput }),
  errors: ['not_found'],
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
});
