import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';
import { savedAddressInput } from '../entities/saved-address.ts';

/** Making it the default demotes the other one. Somebody else's address is not found. */
export const changeAddress = defineCall({
  name: 'change-address',
  method: 'PUT',
  path: '/api/addresses/:id',
  access: 'signed-in',
  capability: 'address-book',
  summary: 'Changes an address of the caller. The default address stays until another is chosen.',
  params: z.object({ id: pathId() }),
  body: savedAddressInput,
  errors: ['address_not_found'],
  response: acknowledgement,
});
