import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { acknowledgement } from '../entities/acknowledgement.ts';
import { pathId } from '../entities/fields.ts';

/** Somebody else's address is not found. */
export const deleteAddress = defineCall({
  name: 'delete-address',
  method: 'DELETE',
  path: '/api/addresses/:id',
  access: 'signed-in',
  capability: 'address-book',
  summary:
    'Removes an address of the caller. If it was the default, the newest remaining one becomes it.',
  params: z.object({ id: pathId() }),
  errors: ['address_not_found'],
  response: acknowledgement,
});
