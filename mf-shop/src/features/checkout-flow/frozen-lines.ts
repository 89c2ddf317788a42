import type { CartLine } from '@vitrina/contract/rules/cart-line';
import type { CheckoutState } from './checkout-state.ts';

/** What is being paid, whatever another tab does to the cart meanwhile; `null` where nothing is. */
export function frozenLines(state: CheckoutState): readonly CartLine[] | null {
  if ('purchase' in state) return state.purchase.lines;
  return state.name === 'confirming' ? state.attempt.lines : null;
}
