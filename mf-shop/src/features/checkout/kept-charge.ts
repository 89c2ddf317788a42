import { createOrder } from '@vitrina/contract/calls/create-order';
import { parseCart } from '@vitrina/contract/rules/parse-cart';
import { hostCan, readJson, remove, writeJson } from '@vitrina/shared-auth';
import type { Attempt, PaidOrder } from '../checkout-flow/checkout-state.ts';

/** Survives a reload and a closed tab, so that nobody pays twice or loses a paid order. */
const KEY = 'vitrina:paid-order';

/** The open charge of this browser; invalid stored data count as none. */
export function keptCharge(): Attempt | PaidOrder | null {
  const stored = readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = stored as Record<string, unknown>;
  const { paymentIntentId, clientSecret } = fields;
  const { data: order } = createOrder.body.safeParse(fields.order);
  if (!order) return null;
  // The host must still support it: otherwise the order would be sent without its payment id.
  const repeatable = fields.repeatable === true && hostCan('payment-orders');
  const charge = { order, lines: parseCart(fields.lines), repeatable };
  const secret = typeof clientSecret === 'string' ? { clientSecret } : null;
  if (typeof paymentIntentId === 'string') return { ...charge, paymentIntentId, ...secret };
  return secret && { ...charge, ...secret };
}

/** @returns whether the browser stored it */
export function keepCharge(open: Attempt | PaidOrder | null): boolean {
  if (open) return writeJson(KEY, open);
  remove(KEY);
  return true;
}

/** Calls `listener` when another tab stores or deletes a charge. @returns a function that stops it */
export function onChargeInOtherTab(listener: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}
