import * as z from 'zod/mini';
import { anyText, flag, id } from './answer-fields.ts';
import { delivery } from './delivery.ts';

/** What a person says of an address of theirs. The first one is the default, whatever is said. */
export const savedAddressInput = z.extend(delivery, { is_default: z.boolean() });
export type SavedAddressInput = z.output<typeof savedAddressInput>;

/** One of the addresses that an account keeps. */
export const savedAddress = z.object({
  id: id(),
  name: anyText(),
  phone: anyText(),
  county: anyText(),
  locality: anyText(),
  zip: anyText(),
  address: anyText(),
  is_default: flag(),
});
export type SavedAddress = z.output<typeof savedAddress>;
