import { connectForm } from './connect-form.ts';
import type { QuizPrefill } from './events.ts';
import {
  FRAME,
  formAddress,
  matchScheme,
  type PopupTrigger,
  type QuizOptions,
  titleOf,
} from './form-address.ts';

/** The loader opens the popup of elements with this attribute. */
const OPENER = 'data-site-quiz-popup';

/** A server has no `HTMLElement`; the class is never instantiated there. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * `<site-quiz address="https://…/q/v1/">`: renders the form in place of its children; with `popup` its
 * children open the form on click. Dispatches `quiz-<event>`.
 */
export class SiteQuizElement extends Base {
  static readonly observedAttributes = ['address', 'popup', 'lang'];

  /** Address of the form, `https://…/q/v1/`; also an attribute. */
  declare address: string | null | undefined;
  declare options: QuizOptions | undefined;
  /** Values the site knows of its visitor; shared by all forms of the page. */
  declare prefill: QuizPrefill | undefined;
  /** Opens the form over the page; also an attribute. */
  declare popup: PopupTrigger | false | null | undefined;
  /** `en`: English form; also an attribute. */
  declare lang: string;

  readonly #frame = document.createElement('iframe');
  /** Address since the first answer. */
  #held = '';
  #disconnect: (() => void) | undefined;

  constructor() {
    super();
    for (const [name, value] of Object.entries(FRAME)) this.#frame.setAttribute(name, value);
    for (const name of ['address', 'popup', 'lang', 'options', 'prefill'] as const) {
      // The property may have been set before the element was defined.
      let value: unknown = this[name];
      const set = (next: unknown) => {
        value = next;
        void this.connectedCallback();
      };
      Object.defineProperty(this, name, { get: () => value, set });
    }
  }

  attributeChangedCallback(name: 'address', _before: unknown, value: string | null): void {
    this[name] = value;
  }

  disconnectedCallback(): void {
    void this.connectedCallback();
  }

  /** Batches changes; an element that only moves keeps its frame. */
  async connectedCallback(): Promise<void> {
    await 0;
    const { address, options, popup, prefill, lang } = this;
    const frame = this.#frame;
    const src = this.isConnected && address ? formAddress(address, options, this.#held, lang) : '';
    const isPopup = popup || popup === '';
    this.#disconnect?.();
    this.removeAttribute(OPENER);
    if (isPopup || !src) frame.remove();
    if (!src) {
      this.#held = '';
      return;
    }
    if (isPopup) {
      this.setAttribute('href', src);
      this.setAttribute(OPENER, popup as string);
    } else {
      if (frame.src !== src) frame.src = src;
      frame.title = titleOf(src);
      matchScheme(frame);
      if (!frame.parentNode) this.append(frame);
    }
    this.#disconnect = connectForm(src, isPopup ? null : frame, prefill, (detail) => {
      if (detail.type === 'start') this.#held = src;
      this.dispatchEvent(new CustomEvent(`quiz-${detail.type}`, { detail }));
    });
  }
}
