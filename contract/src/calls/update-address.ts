import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { county, zip } from '../entities/address-fields.ts';
import { text } from '../entities/fields.ts';
import { INVALID_COUNTY, INVALID_ZIP } from '../messages.ts';

/** Without this call the account shows the address read-only. */
export const updateAddress = defineCall({
  name: 'update-address',
  method: 'PUT',
  path: '/api/users/address',
  access: 'signed-in',
  capability: 'saved-address',
  summary: "Changes the caller's delivery address; '' clears a field.",
  body: z.object({
    county: z.union([z.literal(''), county()], { error: INVALID_COUNTY }),
    locality: text(120),
    zip: z.union([z.literal(''), zip()], { error: INVALID_ZIP }),
    address: text(300),
  }),
  response: acknowledgement,
});
