import * as z from 'zod/mini';
import { toBani } from '../rules/money.ts';
import type { ShippingRates } from '../rules/shipping.ts';

/** What delivery costs, in RON. Read strictly, since it decides about money. */
export const deliveryRates = z.object({
  /** Of an order; 0 for nothing. */
  fee: z.number().check(z.minimum(0)),
  /** Products of this much are delivered free; null: none are. */
  freeFrom: z.nullable(z.number().check(z.positive())),
});
export type DeliveryRates = z.output<typeof deliveryRates>;

/** The same in bani, as the rules compute with it. */
export const shippingRates = ({ fee, freeFrom }: DeliveryRates): ShippingRates => ({
  feeBani: toBani(fee),
  freeFromBani: freeFrom === null ? null : toBani(freeFrom),
});
