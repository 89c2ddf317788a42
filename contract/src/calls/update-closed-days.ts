import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { closedDaysInput, seenVersion, settingVersion } from '../entities/settings.ts';

/** `version` is the one the caller saw; answers the new version. */
export const updateClosedDays = defineCall({
  name: 'update-closed-days',
  method: 'PUT',
  path: '/api/settings/closed-days',
  access: 'admin',
  permission: 'shop',
  capability: 'settings',
  summary: 'Sets days off other than weekends and public holidays.',
  body: z.object({ version: seenVersion(), value: closedDaysInput }),
  errors: ['version_conflict'],
  response: settingVersion,
});
