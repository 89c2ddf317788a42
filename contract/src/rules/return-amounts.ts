/** One line of an order, and what of it came back. */
export interface ReturnedLine {
  /** Pieces that were bought. */
  quantity: number;
  /** Of one piece. */
  priceBani: number;
  /** Pieces of this return that are taken back. */
  accepted: number;
  /** Pieces that earlier returns were paid back for. */
  before: number;
}

/** All in bani. */
export interface ReturnAmount {
  goodsBani: number;
  shippingBani: number;
  totalBani: number;
}

/**
 * What a buyer gets back for a return (docs/product.md#returns): the pieces at the price they were
 * bought for, and the delivery once everything of the order has come back (OUG 34/2014, art. 13).
 * @param lines every line of the order, also those of which nothing came back
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

/** What of a payment can still go back. @param refundedBani also what is on its way */
export const refundableBani = (order: { totalBani: number; refundedBani: number }): number =>
  Math.max(0, order.totalBani - order.refundedBani);
