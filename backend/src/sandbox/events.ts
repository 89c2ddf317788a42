import { createHmac } from 'node:crypto';
import { newId, type PaymentIntent } from './payment-intent.ts';
import type { Refund, SandboxStore } from './sandbox-store.ts';

/** An event as Stripe sends it: https://docs.stripe.com/api/events */
export function eventOf(type: string, object: PaymentIntent | Refund | object) {
  const id = newId('evt');
  const created = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    created,
    livemode: false,
    pending_webhooks: 1,
    data: { object },
  });
  return { id, type, payload };
}

/** `stripe-signature` of a payload: https://docs.stripe.com/webhooks#verify-manually */
export function signature(payload: string, secret: string, atSeconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${atSeconds}.${payload}`).digest('hex');
  return `t=${atSeconds},v1=${v1}`;
}

const POLL_MS = 500;
const ANSWER_MS = 5000;

/** Sends due events to `url` until it answers with success, later and later. @returns what ends it */
export function deliverEvents(
  store: SandboxStore,
  url: string,
  secret: string,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const deliver = async () => {
    const events = await store.takeDueEvents().catch(() => []);
    for (const { id, payload } of events) {
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signature(payload, secret, Math.floor(Date.now() / 1000)),
      };
      const answer = await fetch(url, {
        method: 'POST',
        body: payload,
        headers,
        signal: AbortSignal.timeout(ANSWER_MS),
      }).catch(() => null);
      if (answer?.ok) await store.markDelivered(id).catch(() => {});
    }
  };
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = deliver().finally(() => {
      if (!stopped) timer = setTimeout(next, POLL_MS);
    });
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
