import { toBani } from '@vitrina/contract/rules/money';
import { type OrderTotals, orderTotals } from '@vitrina/contract/rules/order-totals';
import type { Attempt } from './checkout-state.ts';

/** Totals that the buyer agreed to, whatever delivery costs now. */
export function agreedTotals({ order, lines }: Pick<Attempt, 'order' | 'lines'>): OrderTotals {
  const { subtotalBani } = orderTotals(lines);
  const shippingBani = toBani(order.shippingCost);
  return { subtotalBani, shippingBani, totalBani: subtotalBani + shippingBani };
}
