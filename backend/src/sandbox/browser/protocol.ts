/*
 * What the stand-in on the host page and the frame with the card fields say to each other, over a
 * MessageChannel that is handed over once, with exact origins. The card never crosses it.
 */

export interface Appearance {
  variables?: Record<string, string>;
  /** Declarations by selector, e.g. `.Input`. */
  rules?: Record<string, Record<string, string>>;
}

/** A font face of the host page, as Stripe.js takes it. */
export interface FontSource {
  family: string;
  /** `url(…)`, absolute. */
  src: string;
  weight?: string;
  unicodeRange?: string;
}

interface CardError {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
  payment_intent?: object;
}

export interface ConfirmRequest {
  key: string;
  clientSecret: string;
  returnUrl: string;
}

export interface ConfirmAnswer {
  paymentIntent?: { id: string; status: string; next_action: NextAction | null };
  error?: CardError;
}

export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string } }
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { url: string } };

export type ToFrame =
  | { type: 'appearance'; appearance: Appearance }
  | { type: 'fonts'; fonts: FontSource[] }
  | { type: 'disabled'; disabled: boolean }
  | { type: 'focus' }
  | { type: 'clear' }
  | { type: 'submit'; call: number }
  | { type: 'confirm'; call: number; request: ConfirmRequest };

export type FromFrame =
  | { type: 'height'; height: number }
  | { type: 'change'; complete: boolean; empty: boolean }
  | { type: 'focus' }
  | { type: 'blur' }
  | { type: 'answer'; call: number; answer: ConfirmAnswer };

/** First words of the frame to its parent; the parent answers with the port. */
export const READY = 'vitrina-sandbox-card-ready';
export const CONNECT = 'vitrina-sandbox-connect';
/** The bank's page to the page that opened it. */
export const AUTHENTICATED = 'vitrina-sandbox-authenticated';
