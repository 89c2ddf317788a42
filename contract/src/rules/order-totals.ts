import { toBani } from './money.ts';
import { SHIPPING_RATES, shippingBani } from './shipping.ts';

/** All in bani. */
export interface OrderTotals {
  subtotalBani: number;
  shippingBani: number;
  totalBani: number;
}

/** What an order of these lines costs: the same figures in page, payment, order and e-mail. */
export function totalsInBani(
  lines: readonly { readonly priceBani: number; readonly quantity: number }[],
  rates = SHIPPING_RATES,
): OrderTotals {
  const subtotal = lines.reduce((sum, { priceBani, quantity }) => sum + priceBani * quantity, 0);
  const shipping = shippingBani(subtotal, rates);
  return { subtotalBani: subtotal, shippingBani: shipping, totalBani: subtotal + shipping };
}

/** The same of lines as they are on the wire: `price` is RON. */
export const orderTotals = (
  lines: readonly { readonly price: number; readonly quantity: number }[],
  rates = SHIPPING_RATES,
): OrderTotals =>
  totalsInBani(
    lines.map(({ price, quantity }) => ({ priceBani: toBani(price), quantity })),
    rates,
  );
