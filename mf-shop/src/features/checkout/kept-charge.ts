import { createOrder } from '@vitrina/contract/calls/create-order';
import { readJson, remove, writeJson } from '@vitrina/shared-auth';
import type { Attempt, PaidOrder } from './checkout-state.ts';

/** Survives a reload and a closed tab, so that nobody pays twice or loses a paid order. */
const KEY = 'vitrina:paid-order';

/** The charge that is open in this browser; anything damaged counts as none. */
export function keptCharge(): Attempt | PaidOrder | null {
  const stored = readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const { order, paymentIntentId, clientSecret } = stored as Record<string, unknown>;
  const { data } = createOrder.body.safeParse(order);
  if (!data) return null;
  if (typeof paymentIntentId === 'string') return { paymentIntentId, order: data };
  return typeof clientSecret === 'string' ? { clientSecret, order: data } : null;
}

export function keepCharge(open: Attempt | PaidOrder | null): void {
  if (open) writeJson(KEY, open);
  else remove(KEY);
}
