import { BUSY_HOLD_MS } from '@vitrina/contract/constants';
import { ORDER_BOUNDS, type OrderBounds } from '@vitrina/contract/rules/order-bounds';
import type { Payer } from './payer.ts';

/** Limits on unpaid holds, per checkout and per network (docs/product.md#holds). */
interface HoldBounds extends OrderBounds {
  /** Time allowed for the bank while others wait for the pieces; `BUSY_HOLD_MS` otherwise. */
  busyWaitedForMs: number;
  /** Number of renewals before waiting buyers come first. */
  renewals: number;
}

const STRANGER: HoldBounds = {
  ...ORDER_BOUNDS.stranger,
  renewals: 2,
  busyWaitedForMs: 5 * 60_000,
};
const VERIFIED: HoldBounds = {
  ...ORDER_BOUNDS.verified,
  renewals: 5,
  busyWaitedForMs: BUSY_HOLD_MS,
};

export const boundsOf = ({ isVerified }: Pick<Payer, 'isVerified'>): HoldBounds =>
  isVerified ? VERIFIED : STRANGER;

/** A network with an unpaid hold, now or recently, is served last for this long. */
export const DOUBT_MS = 30 * 60_000;
/** A waiting buyer who does not poll within this time has left. */
export const WAIT_ALIVE_MS = 20_000;
/** Queue places of one network per product. */
export const WAITS_OF_NETWORK = 3;
/** Buyers who want more pieces than this are served after the others. */
export const FEW_PIECES = 2;
