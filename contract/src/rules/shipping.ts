/** Default shipping of an order, in bani: 20 RON (docs/product.md#shipping). */
export const SHIPPING_BANI = 2000;
/** Default subtotal from which shipping is free, in bani: 300,00 RON (docs/product.md#free-shipping). */
export const FREE_SHIPPING_FROM_BANI = 30_000;

/** Shipping rates, in bani. */
export interface ShippingRates {
  readonly feeBani: number;
  /** Subtotal from which it is free; null: never. */
  readonly freeFromBani: number | null;
}

/** Rates for a host that does not say. */
export const SHIPPING_RATES: ShippingRates = {
  feeBani: SHIPPING_BANI,
  freeFromBani: FREE_SHIPPING_FROM_BANI,
};

/**
 * Shipping for a subtotal, both in bani; 0 for an empty order.
 * @example
 * shippingBani(29_999) // 2000
 * shippingBani(30_000) // 0
 */
export function shippingBani(
  subtotalBani: number,
  { feeBani, freeFromBani } = SHIPPING_RATES,
): number {
  const isFree = freeFromBani !== null && subtotalBani >= freeFromBani;
  return subtotalBani <= 0 || isFree ? 0 : feeBani;
}

/**
 * Bani missing for free shipping: 0 when reached, null when there is none.
 * @example missingForFreeShippingBani(25_000) // 5000
 */
export function missingForFreeShippingBani(
  subtotalBani: number,
  { feeBani, freeFromBani } = SHIPPING_RATES,
): number | null {
  if (feeBani === 0) return 0;
  return freeFromBani === null ? null : Math.max(0, freeFromBani - subtotalBani);
}
