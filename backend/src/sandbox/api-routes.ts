import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eventOf } from './events.ts';
import { type FormValue, objectOf, parseForm, textOf } from './form-body.ts';
import {
  authenticated,
  cancelled,
  confirmed,
  failIfRefused,
  newId,
  newIntent,
  type PaymentIntent,
  publicPart,
  readAmount,
  withAmount,
} from './payment-intent.ts';
import type { Changed, Refund, SandboxStore } from './sandbox-store.ts';
import { invalidRequest } from './stripe-error.ts';
import { outcomeOf } from './test-cards.ts';

type Form = Record<string, FormValue>;
type Intents = FastifyRequest<{ Params: { id: string } }>;

/** Names that the pinned API version no longer knows, or that the sandbox does not offer. */
const REFUSED_PARAMETERS = ['payment_method_types', 'automatic_payment_methods'];

/** Stripe's API, as far as a card checkout needs it. */
export function apiRoutes(app: FastifyInstance, store: SandboxStore, origin: string): void {
  app.post('/v1/payment_intents', async (request) => {
    requireSecretKey(request);
    const form = readForm(request);
    return await store.once(idempotencyKey(request), `create ${request.body}`, async () => {
      const intent = readNewIntent(form);
      await store.create({ intent, event: eventOf('payment_intent.created', intent) });
      return intent;
    });
  });

  app.get('/v1/payment_intents/:id', async (request: Intents) => {
    const intent = await store.find(request.params.id);
    return seenBy(request, requireFound(intent, request.params.id), query(request).client_secret);
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
      const shown = {
        brand: number.startsWith('4') ? 'visa' : 'mastercard',
        last4: number.slice(-4),
      };
      const next = confirmed(intent, outcomeOf(number), () =>
        authenticateUrl(origin, intent, textOf(form.return_url)),
      );
      return withEvent({ ...next, card: shown });
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

  app.post('/v1/refunds', async (request) => {
    requireSecretKey(request);
    const form = readForm(request);
    return await store.once(idempotencyKey(request), `refund ${request.body}`, () =>
      refundIntent(store, textOf(form.payment_intent)),
    );
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
  const metadata = Object.fromEntries(
    Object.entries(objectOf(form.metadata)).map(([name, value]) => [name, textOf(value) ?? '']),
  );
  return newIntent(readAmount(textOf(form.amount)), metadata, textOf(form.receipt_email) ?? null);
}

const EVENT_TYPES: Partial<Record<PaymentIntent['status'], string>> = {
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
  requires_action: 'payment_intent.requires_action',
  requires_payment_method: 'payment_intent.payment_failed',
};

const withEvent = (intent: PaymentIntent): Changed => {
  const type = EVENT_TYPES[intent.status];
  return { intent, event: type ? eventOf(type, intent) : null };
};

async function refundIntent(store: SandboxStore, id = ''): Promise<Refund> {
  const intent = requireFound(await store.find(id), id);
  if (intent.status !== 'succeeded') {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    });
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount: intent.amount,
    currency: intent.currency,
    payment_intent: intent.id,
    status: 'succeeded',
    created: Math.floor(Date.now() / 1000),
  };
  const first = await store.refund(
    refund,
    eventOf('charge.refunded', { ...refund, id: intent.latest_charge }),
  );
  if (!first)
    throw invalidRequest('Charge has already been refunded.', { code: 'charge_already_refunded' });
  return refund;
}

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

const readForm = (request: FastifyRequest): Form => parseForm(String(request.body ?? ''));
const query = (request: FastifyRequest) => request.query as Record<string, string | undefined>;
const idempotencyKey = (request: FastifyRequest): string | undefined =>
  request.headers['idempotency-key'] as string | undefined;
const keyOf = (request: FastifyRequest): string =>
  (request.headers.authorization ?? '').replace(/^Bearer /, '');

/** Only test keys are taken: with a live one somebody is about to make a mistake. */
function requireKey(request: FastifyRequest): string {
  const key = keyOf(request);
  if (/^(sk|pk|rk)_live_/.test(key)) {
    throw invalidRequest('The payments sandbox never accepts live keys.', { status: 401 });
  }
  if (!/^(sk|pk)_test_\w+$/.test(key))
    throw invalidRequest('Invalid API Key provided.', { status: 401 });
  return key;
}

function requireSecretKey(request: FastifyRequest): void {
  if (!requireKey(request).startsWith('sk_')) {
    throw invalidRequest('This API call cannot be made with a publishable API key.', {
      status: 403,
    });
  }
}

function requireFound(intent: PaymentIntent | null, id: string): PaymentIntent {
  if (intent) return intent;
  throw invalidRequest(`No such payment_intent: '${id}'`, {
    status: 404,
    code: 'resource_missing',
    param: 'intent',
  });
}

/** The whole intent with the secret key; its public part with the publishable one and the client secret. */
function seenBy(
  request: FastifyRequest,
  intent: PaymentIntent,
  clientSecret: string | undefined,
): object {
  if (requireKey(request).startsWith('sk_')) return intent;
  if (clientSecret !== intent.client_secret) {
    throw invalidRequest(`No such payment_intent: '${intent.id}'`, {
      status: 404,
      code: 'resource_missing',
      param: 'intent',
    });
  }
  return publicPart(intent);
}
