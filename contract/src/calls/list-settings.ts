import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { callHoursInput } from '../entities/call-hours.ts';
import { closedDay } from '../entities/closed-day.ts';
import { deliveryRates } from '../entities/delivery-rates.ts';
import { mailSetting, settingVersion } from '../entities/settings.ts';

/** Without this call there is no settings page. */
export const listSettings = defineCall({
  name: 'list-settings',
  method: 'GET',
  path: '/api/settings/all',
  access: 'admin',
  permission: 'shop',
  capability: 'settings',
  summary: 'Lists all settings with version, author and time of the last change.',
  response: z.object({
    delivery: z.extend(settingVersion, { value: deliveryRates }),
    closedDays: z.extend(settingVersion, { value: z.array(closedDay) }),
    /** Extension: times at which staff take partners' calls. */
    callHours: z.nullish(z.extend(settingVersion, { value: callHoursInput })),
    mails: rows(mailSetting),
  }),
});
