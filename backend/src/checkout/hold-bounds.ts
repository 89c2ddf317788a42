import { BUSY_HOLD_MS } from '@vitrina/contract/constants';
import type { Payer } from './payer.ts';

/** How much may be held without a payment (docs/product.md#holds). */
interface HoldBounds {
  /** Pieces of one product, of one checkout and of all those of one network. */
  ofProduct: number;
  /** The same of all products. */
  inAll: number;
  /** How long the buyer's bank may take while others wait for the pieces; else `BUSY_HOLD_MS`. */
  busyWaitedForMs: number;
  /** How often a checkout may hold its pieces anew before those who wait are served. */
  renewals: number;
}

const STRANGER: HoldBounds = { ofProduct: 20, inAll: 60, renewals: 2, busyWaitedForMs: 5 * 60_000 };
const VERIFIED: HoldBounds = {
  ofProduct: 100,
  inAll: 300,
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
