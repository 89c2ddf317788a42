import { toRon } from '@vitrina/contract/rules/money';
import { orderTotals } from '@vitrina/contract/rules/order-totals';
import type { RefreshedCartState } from '../cart/use-refreshed-cart.ts';
import type { Purchase } from '../checkout-flow/checkout-state.ts';
import type { Delivery } from '../delivery-form/delivery-values.ts';

/** Freezes the purchase at the moment of the click. */
export function purchaseOf(
  delivery: Delivery,
  { lines, shipping }: Pick<RefreshedCartState, 'lines' | 'shipping'>,
  options: Pick<Purchase, 'password' | 'clientSecret'>,
): Purchase {
  const { shippingBani, totalBani } = orderTotals(lines, shipping.rates);
  return {
    order: {
      ...delivery,
      shippingCost: toRon(shippingBani),
      products: lines.map(({ product_id, quantity }) => ({ product_id, quantity })),
    },
    lines,
    totalBani,
    ...options,
  };
}
