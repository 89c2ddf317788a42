import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { platformConfig } from '@vitrina/shared-auth';

/* Compiled into each package whose pages take payments; only documents of the kind `payment` reach the provider. */

/** Longer than a slow connection needs, shorter than users wait. */
const PATIENCE_MS = 12_000;

let loading: Promise<Stripe> | undefined;

/**
 * Loads the card provider's script once; after a failure the next call tries again.
 * @throws Error when it fails or takes too long
 * @example
 * const stripe = await loadPaymentProvider();
 * const { paymentIntent } = await stripe.retrievePaymentIntent('pi_1_secret_2');
 */
export function loadPaymentProvider(): Promise<Stripe> {
  loading ??= inTime(load()).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider is slow.')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function load(): Promise<Stripe> {
  const { publishableKey, sandboxScript } = platformConfig().payments;
  // The sandbox's script sets `window.Stripe`, which `loadStripe` then uses.
  if (sandboxScript) await loadScript(sandboxScript);
  const stripe = await loadStripe(publishableKey, { locale: 'ro' });
  if (!stripe) throw new Error('Stripe.js loads in a browser only.');
  return stripe;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    document.head.append(script);
  });
}
