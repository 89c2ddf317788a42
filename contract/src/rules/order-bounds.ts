import { MAX_CHARGE_BANI } from '../constants.ts';
import { orderTotals } from './order-totals.ts';
import { SHIPPING_RATES } from './shipping.ts';

/** Pieces that one order may hold before it is paid (docs/product.md#holds). */
export interface OrderBounds {
  readonly ofProduct: number;
  readonly inAll: number;
}

/** Most pieces of an order, by how far its buyer is known. */
export const ORDER_BOUNDS = {
  stranger: { ofProduct: 20, inAll: 60 },
  /** Of an account whose address is confirmed. */
  verified: { ofProduct: 100, inAll: 300 },
} as const satisfies Record<string, OrderBounds>;

interface Line {
  readonly quantity: number;
  /** RON for one piece. */
  readonly price: number;
}

/** The bound that an order is over; `most` is the most that it may have: pieces, or bani. */
export type OverBound<L extends Line = Line> =
  | { kind: 'product'; most: number; line: L }
  | { kind: 'pieces' | 'total'; most: number };

/**
 * The first bound that an order of these lines is over.
 * @param bounds `null` at a host whose bounds are not known; what the card provider charges is bounded always
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
