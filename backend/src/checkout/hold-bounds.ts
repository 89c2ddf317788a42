import { BUSY_HOLD_MS } from '@vitrina/contract/constants';
import { ORDER_BOUNDS, type OrderBounds } from '@vitrina/contract/rules/order-bounds';
import type { Payer } from './payer.ts';

/** How much a checkout, and all those of one network, may hold without a payment (docs/product.md#holds). */
interface HoldBounds extends OrderBounds {
  /** How long the buyer's bank may take while others wait for the pieces; else `BUSY_HOLD_MS`. */
  busyWaitedForMs: number;
  /** How often a checkout may hold its pieces anew before those who wait are served. */
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

/** A network that holds pieces, or let them go unpaid, is served after the others for so long. */
export const DOUBT_MS = 30 * 60_000;
/** Who waits for pieces and does not ask again within this time has left. */
export const WAIT_ALIVE_MS = 20_000;
/** Places of one network in the queue for a product. */
export const WAITS_OF_NETWORK = 3;
/** Whoever wants more of a product is served after those who want so few. */
export const FEW_PIECES = 2;
