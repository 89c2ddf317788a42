import { RETURN_STATES } from '@vitrina/contract/rules/return-status';
import { HttpError } from '../http/http-error.ts';
import type { OrderWithItems } from '../orders/orders-repository.ts';
import type { ReturnWithLines } from './returns-repository.ts';

type Items = OrderWithItems['items'];

/** Per order line, pieces that are in none of these returns. */
export function returnablePieces(
  items: Items,
  others: readonly ReturnWithLines[],
): Map<number, number> {
  const left = new Map(items.map(({ id, quantity }) => [id, quantity]));
  for (const { status, lines } of others) {
    if (!RETURN_STATES[status].holdsPieces) continue;
    for (const { orderItemId, quantity, accepted, exclusion } of lines) {
      // Pieces that never arrived may still be returned.
      const taken = status === 'refunded' && exclusion === 'missing' ? (accepted ?? 0) : quantity;
      left.set(orderItemId, (left.get(orderItemId) ?? 0) - taken);
    }
  }
  return left;
}

/**
 * A declaration's lines without pieces that are already in another return.
 * @returns `null` when one is not of the order
 */
export function piecesLeftOf(
  lines: readonly { itemId: number; quantity: number }[],
  left: ReadonlyMap<number, number>,
): { orderItemId: number; quantity: number }[] | null {
  if (lines.some(({ itemId }) => !left.has(itemId))) return null;
  return lines
    .map(({ itemId, quantity }) => ({
      orderItemId: itemId,
      quantity: Math.min(quantity, left.get(itemId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * @param others other returns of the same order
 * @throws HttpError `return_lines_refused` for another order's lines, or more pieces than are left
 */
export function checkReturnable(
  lines: readonly { itemId: number; quantity: number }[],
  items: Items,
  others: readonly ReturnWithLines[],
): void {
  const left = returnablePieces(items, others);
  const wrong = lines.findIndex(({ itemId, quantity }) => quantity > (left.get(itemId) ?? 0));
  if (wrong >= 0) {
    throw new HttpError('return_lines_refused', { field: `lines.${wrong}.quantity` });
  }
}
