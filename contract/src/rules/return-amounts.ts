/** An order line, and its returned pieces. */
export interface ReturnedLine {
  /** Ordered pieces. */
  quantity: number;
  /** Per piece. */
  priceBani: number;
  /** Pieces accepted in this return. */
  accepted: number;
  /** Pieces refunded by earlier returns. */
  before: number;
}

/** All in bani. */
export interface ReturnAmount {
  goodsBani: number;
  shippingBani: number;
  totalBani: number;
}

/**
 * Refund of a return (docs/product.md#returns): its pieces at the price paid, and shipping once the whole
 * order came back (OUG 34/2014, art. 13).
 * @param lines all lines of the order, also those not returned
 */
export function returnAmount(
  lines: readonly ReturnedLine[],
  order: { shippingBani: number },
): ReturnAmount {
  const goodsBani = lines.reduce((sum, line) => sum + line.priceBani * line.accepted, 0);
  const isAll = lines.every(({ quantity, accepted, before }) => before + accepted >= quantity);
  const shippingBani = isAll && goodsBani > 0 ? order.shippingBani : 0;
  return { goodsBani, shippingBani, totalBani: goodsBani + shippingBani };
}

/**
 * Refundable part of a payment, in bani. @param refundedBani includes refunds under way
 * @example refundableBani({ totalBani: 12_000, refundedBani: 5000 }) // 7000
 */
export const refundableBani = (order: { totalBani: number; refundedBani: number }): number =>
  Math.max(0, order.totalBani - order.refundedBani);
