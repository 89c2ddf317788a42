import { createOrder } from '@vitrina/contract/calls/create-order';
import { readJson, remove, writeJson } from '@vitrina/shared-auth';
import * as z from 'zod/mini';
import type { Attempt, PaidOrder } from './checkout-state.ts';

/** Survives a reload and a closed tab, so that nobody pays twice or loses a paid order. */
const KEY = 'vitrina:paid-order';

const order = createOrder.body;
const charge = z.union([
  z.object({ paymentIntentId: z.string(), order }),
  z.object({ clientSecret: z.string(), order }),
]);

/** The charge that is open in this browser; anything damaged counts as none. */
export function keptCharge(): Attempt | PaidOrder | null {
  const stored = charge.safeParse(readJson(KEY));
  return stored.success ? stored.data : null;
}

export function keepCharge(open: Attempt | PaidOrder | null): void {
  if (open) writeJson(KEY, open);
  else remove(KEY);
}
