import { toBani } from './money.ts';
import { SHIPPING_RATES, shippingBani } from './shipping.ts';

/** All in bani. */
export interface OrderTotals {
  subtotalBani: number;
  shippingBani: number;
  totalBani: number;
}

/**
 * Totals in bani of an order with these lines, for page, payment, order and e-mail alike.
 * @param rates current delivery rates, in bani; the contract's constants by default
 * @example totalsInBani([{ priceBani: 5000, quantity: 2 }]) // { subtotalBani: 10_000, shippingBani: 2000, totalBani: 12_000 }
 */
export function totalsInBani(
  lines: readonly { readonly priceBani: number; readonly quantity: number }[],
  rates = SHIPPING_RATES,
): OrderTotals {
  const subtotal = lines.reduce((sum, { priceBani, quantity }) => sum + priceBani * quantity, 0);
  const shipping = shippingBani(subtotal, rates);
  return { subtotalBani: subtotal, shippingBani: shipping, totalBani: subtotal + shipping };
}

/**
 * The same for lines as on the wire, with `price` in RON.
 * @example orderTotals([{ price: 50, quantity: 2 }]).totalBani // 12_000
 */
export const orderTotals = (
  lines: readonly { readonly price: number; readonly quantity: number }[],
  rates = SHIPPING_RATES,
): OrderTotals =>
  totalsInBani(
    lines.map(({ price, quantity }) => ({ priceBani: toBani(price), quantity })),
    rates,
  );
