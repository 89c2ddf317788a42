import { RETURN_STATES } from '@vitrina/contract/rules/return-status';
import { HttpError } from '../http/http-error.ts';
import type { OrderWithItems } from '../orders/orders-repository.ts';
import type { ReturnWithLines } from './returns-repository.ts';

type Items = OrderWithItems['items'];

/** Of each line of an order: pieces that none of these returns names. */
export function returnablePieces(
  items: Items,
  others: readonly ReturnWithLines[],
): Map<number, number> {
  const left = new Map(items.map(({ id, quantity }) => [id, quantity]));
  for (const { status, lines } of others) {
    if (!RETURN_STATES[status].holdsPieces) continue;
    for (const { orderItemId, quantity, accepted, exclusion } of lines) {
      // What never arrived may still come back.
      const taken = status === 'refunded' && exclusion === 'missing' ? (accepted ?? 0) : quantity;
      left.set(orderItemId, (left.get(orderItemId) ?? 0) - taken);
    }
  }
  return left;
}

/**
 * @param others returns of the same order, without the one that the lines are for
 * @throws HttpError `return_lines_refused` for lines of another order, or more pieces than are left
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
