import * as z from 'zod/mini';
import { county, zip } from './address-fields.ts';
import { phone } from './contact-fields.ts';
import { requiredText } from './fields.ts';

/** Recipient and delivery address. */
export const delivery = z.object({
  name: requiredText(120),
  phone: phone(),
  zip: zip(),
  county: county(),
  locality: requiredText(120),
  address: requiredText(300),
});
export type Delivery = z.output<typeof delivery>;
