import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { mailTextsInput, seenVersion, settingVersion } from '../entities/settings.ts';

/** Name of a mail, as in `list-settings`. */
export const mailName = z.object({ name: z.string().check(z.maxLength(60)) });

/** Refused for an unknown mail, an unknown placeholder, a missing one, or a link. */
export const updateMailTexts = defineCall({
  name: 'update-mail-texts',
  method: 'PUT',
  path: '/api/settings/mails/:name',
  access: 'admin',
  permission: 'shop',
  capability: 'settings',
  summary: 'Sets the texts of a mail. Omitted texts keep their defaults.',
  params: mailName,
  body: z.object({ version: seenVersion(), value: mailTextsInput }),
  errors: ['not_found', 'version_conflict'],
  response: settingVersion,
});
