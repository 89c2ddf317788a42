/** Shipping of an order, in bani: 20 RON (docs/product.md#shipping). */
export const SHIPPING_BANI = 2000;
/** Subtotal from which shipping is free, in bani: 300,00 RON (docs/product.md#free-shipping). */
export const FREE_SHIPPING_FROM_BANI = 30_000;

/** Shipping for a subtotal, both in bani. Nothing to ship costs nothing. */
export const shippingBani = (subtotalBani: number): number =>
  subtotalBani <= 0 || subtotalBani >= FREE_SHIPPING_FROM_BANI ? 0 : SHIPPING_BANI;

/** How much is missing until shipping is free, in bani; 0 when it is. */
export const missingForFreeShippingBani = (subtotalBani: number): number =>
  Math.max(0, FREE_SHIPPING_FROM_BANI - subtotalBani);
