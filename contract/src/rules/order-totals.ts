import { toBani } from './money.ts';
import { shippingBani } from './shipping.ts';

/** All in bani. */
export interface OrderTotals {
  subtotalBani: number;
  shippingBani: number;
  totalBani: number;
}

/** Sum of price x quantity in bani; `price` is RON as on the wire. */
export const subtotalBani = (
  lines: readonly { readonly price: number; readonly quantity: number }[],
): number => lines.reduce((sum, { price, quantity }) => sum + toBani(price) * quantity, 0);

/** What an order of these lines costs: the same figures in page, payment, order and e-mail. */
export function orderTotals(
  lines: readonly { readonly price: number; readonly quantity: number }[],
): OrderTotals {
  const subtotal = subtotalBani(lines);
  const shipping = shippingBani(subtotal);
  return { subtotalBani: subtotal, shippingBani: shipping, totalBani: subtotal + shipping };
}
