import { createHmac } from 'node:crypto';
import type { EventQueue, WebhookEvent } from './event-queue.ts';
import type { Faults } from './faults.ts';
import { newId } from './payment-intent.ts';

/** An event as Stripe sends it: https://docs.stripe.com/api/events */
export function eventOf(type: string, object: object) {
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

/** Pause between polls of the queue. */
export const POLL_MS = 500;
const ANSWER_MS = 5000;

/** Where events are sent. */
export interface Webhook {
  url: string;
  secret: string;
}

/** Sends due events with growing pauses until they succeed. @returns a function that stops it */
export function deliverEvents(
  store: { events: Pick<EventQueue, 'takeDue' | 'markDelivered'> },
  webhook: Webhook,
  faults: Faults,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const deliver = async () => {
    const { webhooks, delayMs } = faults.settings;
    if (webhooks === 'held') return;
    const events = await store.events.takeDue(delayMs).catch(() => []);
    for (const event of webhooks === 'reversed' ? events.reverse() : events) {
      const copies = Array.from({ length: webhooks === 'duplicated' ? 3 : 1 }, () =>
        send(webhook, event),
      );
      const answers = await Promise.all(copies);
      if (answers.includes(true)) await store.events.markDelivered(event.id).catch(() => {});
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

/** @returns whether it succeeded */
async function send({ url, secret }: Webhook, { payload }: WebhookEvent): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signature(payload, secret, Math.floor(Date.now() / 1000)),
  };
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(url, { method: 'POST', body: payload, headers, signal }).catch(
    () => null,
  );
  return answer?.ok === true;
}
