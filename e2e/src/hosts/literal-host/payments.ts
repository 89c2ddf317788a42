import type { State } from './state.ts';

/** A Stripe-compatible API. */
export interface StripeAccess {
  secretKey: string;
  /** Without a path, for example `http://localhost:12111`. */
  apiOrigin: string;
}

/** Creates payment intents at the provider; without one, returns made-up secrets. */
export function createPayments(state: State, stripe?: StripeAccess) {
  return async (amount: unknown): Promise<string> => {
    const clientSecret = stripe
      ? await askProvider(stripe, String(amount))
      : `pi_literal${state.paymentIntents.length + 1}_secret_none`;
    state.paymentIntents.push({ clientSecret, amount });
    return clientSecret;
  };
}

async function askProvider({ secretKey, apiOrigin }: StripeAccess, amount: string) {
  const response = await fetch(new URL('/v1/payment_intents', apiOrigin), {
    method: 'POST',
    headers: { Authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ amount, currency: 'ron' }),
  });
  const intent: unknown = await response.json();
  if (
    response.ok &&
    typeof intent === 'object' &&
    intent !== null &&
    'client_secret' in intent &&
    typeof intent.client_secret === 'string'
  ) {
    return intent.client_secret;
  }
  throw new Error(`The card provider answered ${response.status}`);
}
