import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rows } from '../entities/answer-fields.ts';
import { savedAddress } from '../entities/saved-address.ts';

/** Without this call an account has only its profile's address. */
export const listAddresses = defineCall({
  name: 'list-addresses',
  method: 'GET',
  path: '/api/addresses',
  access: 'signed-in',
  capability: 'address-book',
  summary: "Lists the caller's addresses, the default one first.",
  response: z.object({ data: rows(savedAddress) }),
});
