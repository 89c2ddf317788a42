import { type ReturnAmount, returnAmount } from '@vitrina/contract/rules/return-amounts';
import type { OfferedLine } from '../order/withdrawal-state.ts';
import type { Declaration } from './declaration.ts';

/**
 * Price of the declared pieces, with the delivery if the whole order goes back at once; staff check it.
 * @param offered lines of a known order
 * @returns `null` when a price is unknown
 */
export function declaredAmount(
  { lines }: Declaration,
  offered: readonly OfferedLine[] | null,
  shippingBani: number | null | undefined,
): ReturnAmount | null {
  const declared = new Map(lines?.map(({ itemId, quantity }) => [itemId, quantity]));
  const priced = offered?.flatMap(({ id, quantity, remaining, priceBani }) => {
    // A history entry may be from before the field existed.
    if (priceBani == null) return [];
    return [
      { quantity, priceBani, accepted: lines ? (declared.get(id) ?? 0) : remaining, before: 0 },
    ];
  });
  if (!priced || priced.length !== offered?.length) return null;
  return returnAmount(priced, { shippingBani: shippingBani ?? 0 });
}
