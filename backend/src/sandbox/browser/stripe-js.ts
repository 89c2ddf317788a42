/**
 * A stand-in for Stripe.js, sufficient for a card checkout with the Payment Element through
 * `@stripe/react-stripe-js`. Talks to the sandbox that served it and refuses live keys.
 */
import { PaymentElement } from './payment-element.ts';
import {
  type Appearance,
  AUTHENTICATED,
  type ConfirmAnswer,
  type FontSource,
  type NextAction,
} from './protocol.ts';

interface ElementsOptions {
  mode?: 'payment';
  amount?: number;
  currency?: string;
  clientSecret?: string;
  appearance?: Appearance;
  fonts?: FontSource[];
  allowedPaymentMethodTypes?: string[];
  paymentMethodTypes?: unknown;
}

interface ConfirmOptions {
  elements: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
}

const script = document.currentScript as HTMLScriptElement;
const ORIGIN = new URL(script.src).origin;

const notHere = async () => ({
  error: {
    type: 'invalid_request_error',
    message: 'The payments sandbox offers the Payment Element only.',
  },
});

class Elements {
  _options: ElementsOptions;
  #element: PaymentElement | undefined;

  constructor(options: ElementsOptions = {}) {
    if ('paymentMethodTypes' in options) {
      throw new Error(
        'Invalid value for elements(): paymentMethodTypes is now allowedPaymentMethodTypes.',
      );
    }
    this._options = options;
  }

  create(type: string): PaymentElement {
    if (type !== 'payment') throw new Error(`The payments sandbox has no "${type}" element.`);
    if (this.#element)
      throw new Error('Can only create one Element of type payment through .create().');
    const forget = () => {
      this.#element = undefined;
    };
    const { appearance = {}, fonts = [] } = this._options;
    this.#element = new PaymentElement(ORIGIN, appearance, fonts, forget);
    return this.#element;
  }

  getElement(type: unknown): PaymentElement | null {
    return type === 'payment' || typeof type === 'function' || typeof type === 'object'
      ? (this.#element ?? null)
      : null;
  }

  update(options: ElementsOptions): void {
    this._options = { ...this._options, ...options };
    if (options.appearance) this.#element?.paint(options.appearance);
  }

  fetchUpdates = async (): Promise<object> => ({});
  on = (): this => this;
  off = (): this => this;

  async submit(): Promise<ConfirmAnswer> {
    const answer = await this.#element?.submit();
    return (
      answer ?? {
        error: { type: 'validation_error', message: 'Formularul de plată nu este încărcat.' },
      }
    );
  }
}

function createStripe(key: string) {
  if (/^pk_live_/.test(key)) throw new Error('The payments sandbox never accepts live keys.');
  if (!/^pk_test_/.test(key)) throw new Error('Invalid API key.');

  const retrieve = async (clientSecret: string): Promise<ConfirmAnswer> => {
    const [id] = clientSecret.split('_secret_');
    const url = `${ORIGIN}/v1/payment_intents/${id}?client_secret=${encodeURIComponent(clientSecret)}`;
    try {
      const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
      const answer = await response.json();
      return response.ok ? { paymentIntent: answer } : { error: answer.error };
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message: 'Nu s-a putut contacta procesatorul de plăți.',
        },
      };
    }
  };

  /** Asks the bank in a dialog or on its own page; the intent has the result. */
  const authenticate = async (action: NextAction, clientSecret: string): Promise<ConfirmAnswer> => {
    if (action.type === 'redirect_to_url') {
      location.assign(action.redirect_to_url.url);
      return new Promise(() => {});
    }
    const isAsked = async () => {
      const { paymentIntent } = await retrieve(clientSecret);
      return !paymentIntent || paymentIntent.status === 'requires_action';
    };
    await askBank(action.use_stripe_sdk.url, isAsked);
    const answer = await retrieve(clientSecret);
    const failed = (
      answer.paymentIntent as { last_payment_error?: ConfirmAnswer['error'] } | undefined
    )?.last_payment_error;
    if (answer.paymentIntent?.status === 'succeeded') return answer;
    return {
      error: failed ?? { type: 'card_error', message: 'Confirmarea plății a fost întreruptă.' },
    };
  };

  const confirmPayment = async (options: ConfirmOptions): Promise<ConfirmAnswer> => {
    const { elements, confirmParams = {}, redirect = 'always' } = options;
    const clientSecret = options.clientSecret ?? elements._options.clientSecret;
    if (!clientSecret) throw new Error('confirmPayment needs a clientSecret.');
    const returnUrl = confirmParams.return_url ?? location.href;
    const element = elements.getElement('payment');
    const answer = (await element?.confirm({ key, clientSecret, returnUrl })) ?? {
      error: { type: 'validation_error', message: 'Formularul de plată nu este încărcat.' },
    };
    const action = answer.paymentIntent?.next_action;
    const settled = action ? await authenticate(action, clientSecret) : answer;
    if (settled.paymentIntent?.status === 'succeeded' && redirect === 'always') {
      const target = new URL(returnUrl);
      target.searchParams.set('payment_intent', settled.paymentIntent.id);
      target.searchParams.set('payment_intent_client_secret', clientSecret);
      target.searchParams.set('redirect_status', 'succeeded');
      location.assign(target);
      return new Promise(() => {});
    }
    return settled;
  };

  return {
    elements: (options?: ElementsOptions) => new Elements(options),
    confirmPayment,
    retrievePaymentIntent: retrieve,
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      const answer = await retrieve(clientSecret);
      const action = answer.paymentIntent?.next_action;
      return action ? authenticate(action, clientSecret) : answer;
    },
    registerAppInfo() {},
    _registerWrapper() {},
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
  };
}

/** Interval at which the dialog checks for an answer given elsewhere, in ms. */
const LOOK_MS = 1000;

/**
 * Opens the bank's page in a modal dialog; closing it counts as no answer.
 * @param isAsked whether the bank still waits: it may be answered in another window
 */
function askBank(url: string, isAsked: () => Promise<boolean>): Promise<void> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Confirmarea plății');
    Object.assign(dialog.style, {
      width: 'min(26rem, 92vw)',
      // A CSS reset may have removed the browser's default.
      margin: 'auto',
      padding: '0',
      border: '0',
      borderRadius: '12px',
      overflow: 'hidden',
    });
    const frame = document.createElement('iframe');
    frame.title = 'Confirmarea plății';
    const address = new URL(url);
    address.searchParams.set('parent', location.origin);
    frame.src = address.href;
    Object.assign(frame.style, { border: '0', width: '100%', height: '19rem', display: 'block' });
    dialog.append(frame);
    document.body.append(dialog);
    const finish = () => {
      clearInterval(looking);
      removeEventListener('message', listen);
      dialog.remove();
      resolve();
    };
    const listen = (event: MessageEvent) => {
      if (
        event.origin === ORIGIN &&
        event.source === frame.contentWindow &&
        event.data === AUTHENTICATED
      )
        finish();
    };
    const looking = setInterval(async () => {
      if (!(await isAsked())) finish();
    }, LOOK_MS);
    addEventListener('message', listen);
    dialog.addEventListener('close', finish);
    dialog.showModal();
  });
}

// The version the pinned loader expects; it warns about others.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
