/*
 * Messages between the stand-in on the host page and the card frame, over a MessageChannel passed once,
 * with exact origins. Card data never cross it.
 */

export interface Appearance {
  variables?: Record<string, string>;
  /** Declarations by selector, e.g. `.Input`. */
  rules?: Record<string, Record<string, string>>;
}

/** A font face of the host page, in the form Stripe.js takes. */
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

/** First message of the frame; its parent answers with the port. */
export const READY = 'vitrina-sandbox-card-ready';
export const CONNECT = 'vitrina-sandbox-connect';
/** From the bank's page to its opener. */
export const AUTHENTICATED = 'vitrina-sandbox-authenticated';
