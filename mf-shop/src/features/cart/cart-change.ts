import type { LineChange } from '@vitrina/contract/rules/refresh-cart';

/** What changed under a cart: one of its lines, or what its delivery costs, in bani. */
export type CartChange = LineChange | { kind: 'shipping'; before: number; now: number };
