import { type ReturnAmount, returnAmount } from '@vitrina/contract/rules/return-amounts';
import type { OfferedLine } from '../order/withdrawal-state.ts';
import type { Declaration } from './declaration.ts';

/**
 * What the declared pieces cost, with the delivery where the whole order goes back at once; staff check it.
 * @param offered lines of a known order
 * @returns `null` where a price is not known
 */
export function declaredAmount(
  { lines }: Declaration,
  offered: readonly OfferedLine[] | null,
  shippingBani: number | null | undefined,
): ReturnAmount | null {
  const declared = new Map(lines?.map(({ itemId, quantity }) => [itemId, quantity]));
  const priced = offered?.flatMap(({ id, quantity, left, priceBani }) => {
    // An entry of the history may be older than the field.
    if (priceBani == null) return [];
    return [{ quantity, priceBani, accepted: lines ? (declared.get(id) ?? 0) : left, before: 0 }];
  });
  if (!priced || priced.length !== offered?.length) return null;
  return returnAmount(priced, { shippingBani: shippingBani ?? 0 });
}
