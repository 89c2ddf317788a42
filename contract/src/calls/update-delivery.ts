import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { deliveryInput, seenVersion, settingVersion } from '../entities/settings.ts';

/** Amounts are in RON. `version` is the one the caller saw; answers the new version. */
export const updateDelivery = defineCall({
  name: 'update-delivery',
  method: 'PUT',
  path: '/api/settings/delivery',
  access: 'admin',
  permission: 'shop',
  capability: 'settings',
  summary: 'Sets the delivery rates. Payments already started keep their agreed rates.',
  body: z.object({ version: seenVersion(), value: deliveryInput }),
  errors: ['version_conflict'],
  response: settingVersion,
});
