import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { removeLine, replaceCart, useCart } from '@vitrina/shared-auth';
import { create } from 'zustand';

/** Order of products, including removed ones, so that removals can be undone in any order. */
let known: readonly number[] = [];

/** Names of products removed in this document, which are not suggested again. */
export const useRemovedNames = create<readonly string[]>(() => []);

/** @returns restores the line at its place, unless the product was added again */
export function removeWithUndo(line: CartLine): () => void {
  known = withRemoved(known, useCart.getState().lines.map(idOf));
  useRemovedNames.setState((names) => [...names, line.product_name], true);
  removeLine(line.product_id);
  return () => {
    const lines = [...useCart.getState().lines];
    const ids = lines.map(idOf);
    if (ids.includes(line.product_id)) return;
    lines.splice(placeIn(ids, line.product_id, known), 0, line);
    replaceCart(lines);
  };
}

const idOf = ({ product_id }: CartLine): number => product_id;

/** Behind the nearest remaining product that preceded it. */
function placeIn(ids: readonly number[], id: number, order: readonly number[]): number {
  const before = order.slice(0, order.indexOf(id)).findLast((other) => ids.includes(other));
  return before === undefined ? 0 : ids.indexOf(before) + 1;
}

function withRemoved(order: readonly number[], ids: readonly number[]): number[] {
  const all = [...ids];
  for (const id of order) if (!all.includes(id)) all.splice(placeIn(all, id, order), 0, id);
  return all;
}
