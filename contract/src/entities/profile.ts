import * as z from 'zod/mini';
import { anyText, maybeText } from './answer-fields.ts';

/** The signed-in person's data, initial values of profile and checkout forms. */
export const profile = z.object({
  name: maybeText(),
  email: anyText(),
  phone: maybeText(),
  address: maybeText(),
  county: maybeText(),
  locality: maybeText(),
  zip: maybeText(),
});
export type Profile = z.output<typeof profile>;
