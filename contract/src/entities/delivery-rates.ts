import * as z from 'zod/mini';
import { toBani } from '../rules/money.ts';
import type { ShippingRates } from '../rules/shipping.ts';

/** Delivery rates in RON. Strict, because they decide about money. */
export const deliveryRates = z.object({
  /** Per order; 0 when free. */
  fee: z.number().check(z.minimum(0)),
  /** Order value from which delivery is free; null: never. */
  freeFrom: z.nullable(z.number().check(z.positive())),
});
export type DeliveryRates = z.output<typeof deliveryRates>;

/** The same in bani, for the rules. */
export const shippingRates = ({ fee, freeFrom }: DeliveryRates): ShippingRates => ({
  feeBani: toBani(fee),
  freeFromBani: freeFrom === null ? null : toBani(freeFrom),
});
