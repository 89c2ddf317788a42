import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Form,
  idempotencyKey,
  readForm,
  readQuery,
  requireFound,
  requireSecretKey,
  seenBy,
} from './access.ts';
import { newDispute } from './dispute.ts';
import { eventOf } from './events.ts';
import { objectOf, textOf, textsOf } from './form-body.ts';
import {
  authenticated,
  cancelled,
  confirmed,
  failIfRefused,
  newIntent,
  type PaymentIntent,
  publicPart,
  readAmount,
  shownCard,
  withAmount,
} from './payment-intent.ts';
import { refundedCharge } from './refund.ts';
import type { Changed, SandboxStore } from './sandbox-store.ts';
import { invalidRequest } from './stripe-error.ts';
import { outcomeOf } from './test-cards.ts';

type Intents = FastifyRequest<{ Params: { id: string } }>;

/** Unknown to the pinned API version, or not offered by the sandbox. */
const REFUSED_PARAMETERS = ['payment_method_types', 'automatic_payment_methods'];

/** The part of Stripe's API that a card checkout needs. */
export function apiRoutes(app: FastifyInstance, store: SandboxStore, origin: string): void {
  app.post('/v1/payment_intents', async (request) => {
    requireSecretKey(request);
    const form = readForm(request);
    return await store.answers.once(idempotencyKey(request), `create ${request.body}`, async () => {
      const intent = readNewIntent(form);
      await store.create({ intent, event: eventOf('payment_intent.created', intent) });
      return intent;
    });
  });

  app.get('/v1/payment_intents/:id', async (request: Intents) => {
    const { id } = request.params;
    const query = readQuery(request);
    const intent = requireFound(await store.find(id), id);
    const seen = seenBy(request, intent, query.client_secret);
    if (seen !== intent || !intent.latest_charge || query['expand[0]'] !== 'latest_charge') {
      return seen;
    }
    return { ...intent, latest_charge: refundedCharge(intent, await store.refundedOf(id)) };
  });

  app.post('/v1/payment_intents/:id', async (request: Intents) => {
    requireSecretKey(request);
    const form = readForm(request);
    const amount = form.amount === undefined ? undefined : readAmount(textOf(form.amount));
    return await changeIntent(request.params.id, (intent) => ({
      intent: amount === undefined ? intent : withAmount(intent, amount),
      event: null,
    }));
  });

  app.post('/v1/payment_intents/:id/cancel', async (request: Intents) => {
    requireSecretKey(request);
    return await changeIntent(request.params.id, (intent) => withEvent(cancelled(intent)));
  });

  app.post('/v1/payment_intents/:id/confirm', async (request: Intents) => {
    const form = readForm(request);
    const card = objectOf(objectOf(form.payment_method_data).card);
    const number = (textOf(card.number) ?? '').replaceAll(' ', '');
    const { id } = request.params;
    const changed = await changeIntent(id, (intent) => {
      seenBy(request, intent, textOf(form.client_secret));
      const outcome = outcomeOf(number);
      const next = confirmed(intent, outcome, () =>
        authenticateUrl(origin, intent, textOf(form.return_url)),
      );
      const isDisputed = outcome.kind === 'succeeds' && outcome.isDisputed;
      return {
        ...withEvent({ ...next, card: shownCard(number) }),
        dispute: isDisputed ? newDispute(next) : null,
      };
    });
    failIfRefused(changed);
    return seenBy(request, changed, textOf(form.client_secret));
  });

  app.post('/v1/payment_intents/:id/sandbox_authenticate', async (request: Intents) => {
    const form = readForm(request);
    const secret = textOf(form.client_secret);
    const changed = await changeIntent(request.params.id, (intent) => {
      seenBy(request, intent, secret);
      return withEvent(authenticated(intent, form.outcome === 'approve'));
    });
    return publicPart(changed);
  });

  async function changeIntent(
    id: string,
    next: (intent: PaymentIntent) => Changed,
  ): Promise<PaymentIntent> {
    return requireFound(await store.change(id, next), id);
  }
}

function readNewIntent(form: Form): PaymentIntent {
  const refused = REFUSED_PARAMETERS.find((name) => name in form);
  if (refused) {
    throw invalidRequest(`Received unknown parameter: ${refused}`, {
      param: refused,
      code: 'parameter_unknown',
    });
  }
  if (textOf(form.currency) !== 'ron') {
    throw invalidRequest('The sandbox charges in RON only.', { param: 'currency' });
  }
  return newIntent(
    readAmount(textOf(form.amount)),
    textsOf(form.metadata),
    textOf(form.receipt_email) ?? null,
  );
}

const EVENT_TYPES: Partial<Record<PaymentIntent['status'], string>> = {
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
  requires_action: 'payment_intent.requires_action',
  requires_payment_method: 'payment_intent.payment_failed',
};

const withEvent = (intent: PaymentIntent): Changed => {
  const type = EVENT_TYPES[intent.status];
  return { intent, event: type ? eventOf(type, withPaymentMethod(intent)) : null };
};

/** A failed try names its card to the webhook only. */
const withPaymentMethod = (intent: PaymentIntent): PaymentIntent =>
  intent.last_payment_error && intent.card
    ? {
        ...intent,
        last_payment_error: {
          ...intent.last_payment_error,
          payment_method: { type: 'card', card: intent.card },
        },
      }
    : intent;

function authenticateUrl(origin: string, intent: PaymentIntent, returnUrl = ''): string {
  const url = new URL('/three-d-secure', origin);
  url.search = String(
    new URLSearchParams({
      intent: intent.id,
      client_secret: intent.client_secret,
      return_url: returnUrl,
    }),
  );
  return url.href;
}
