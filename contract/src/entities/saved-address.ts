import * as z from 'zod/mini';
import { anyText, flag, id } from './answer-fields.ts';
import { delivery } from './delivery.ts';

/** An address as saved by a person. The first one becomes the default. */
export const savedAddressInput = z.extend(delivery, { is_default: z.boolean() });
export type SavedAddressInput = z.output<typeof savedAddressInput>;

/** An address of an account. */
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
