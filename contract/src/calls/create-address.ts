import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { readable } from '../entities/answer-fields.ts';
import { savedAddress, savedAddressInput } from '../entities/saved-address.ts';

/** The first address becomes the default. At most `MAX_ADDRESSES` per account. */
export const createAddress = defineCall({
  name: 'create-address',
  method: 'POST',
  path: '/api/addresses',
  access: 'signed-in',
  capability: 'address-book',
  summary: 'Adds an address of the caller. The default address also becomes that of the profile.',
  body: savedAddressInput,
  errors: ['too_many_addresses'],
  response: z.object({ data: readable(savedAddress) }),
});
