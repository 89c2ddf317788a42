import { MAX_CHARGE_BANI } from '../constants.ts';
import { orderTotals } from './order-totals.ts';
import { SHIPPING_RATES } from './shipping.ts';

/** Maximum pieces in an unpaid order (docs/product.md#holds). */
export interface OrderBounds {
  readonly ofProduct: number;
  readonly inAll: number;
}

/** Maximum pieces, by what is known of the buyer. */
export const ORDER_BOUNDS = {
  stranger: { ofProduct: 20, inAll: 60 },
  /** An account with a verified address. */
  verified: { ofProduct: 100, inAll: 300 },
} as const satisfies Record<string, OrderBounds>;

interface Line {
  readonly quantity: number;
  /** RON per piece. */
  readonly price: number;
}

/** An exceeded bound; `most` is its value, in pieces or bani. */
export type OverBound<L extends Line = Line> =
  | { kind: 'product'; most: number; line: L }
  | { kind: 'pieces' | 'total'; most: number };

/**
 * The first bound that these lines exceed.
 * @param bounds `null` when the host's are unknown; the card provider's maximum always applies
 */
export function boundOver<L extends Line>(
  lines: readonly L[],
  bounds: OrderBounds | null,
  rates = SHIPPING_RATES,
): OverBound<L> | null {
  const line = bounds && lines.find(({ quantity }) => quantity > bounds.ofProduct);
  if (line) return { kind: 'product', most: bounds.ofProduct, line };
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (bounds && pieces > bounds.inAll) return { kind: 'pieces', most: bounds.inAll };
  const isTooMuch = orderTotals(lines, rates).totalBani > MAX_CHARGE_BANI;
  return isTooMuch ? { kind: 'total', most: MAX_CHARGE_BANI } : null;
}
