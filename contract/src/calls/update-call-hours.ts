import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { callHoursInput } from '../entities/call-hours.ts';
import { seenVersion, settingVersion } from '../entities/settings.ts';

/** `version` is the one the caller saw; answers the new version. */
export const updateCallHours = defineCall({
  name: 'update-call-hours',
  method: 'PUT',
  path: '/api/settings/call-hours',
  access: 'admin',
  permission: 'shop',
  capability: 'request-calls',
  summary: 'Sets the hours for calls with partners. Booked calls stay.',
  body: z.object({ version: seenVersion(), value: callHoursInput }),
  errors: ['version_conflict'],
  response: settingVersion,
});
