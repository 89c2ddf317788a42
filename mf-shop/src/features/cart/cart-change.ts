import type { LineChange } from '@vitrina/contract/rules/refresh-cart';

/** An outside change to the cart: of a line, or of the delivery fee, in bani. */
export type CartChange = LineChange | { kind: 'shipping'; before: number; now: number };
