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

/** The loader opens the form of an element that has it. */
const OPENER = 'data-site-quiz-popup';

/** A server has no elements: there the class is only a name. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/**
 * `<site-quiz address="https://…/q/v1/">`: the form, in place of what stands inside; with `popup`
 * what stands inside opens it when it is pressed. Events are told as `quiz-<event>`.
 */
export class SiteQuizElement extends Base {
  static readonly observedAttributes = ['address', 'popup', 'lang'];

  /** Of the form, `https://…/q/v1/`; also an attribute. */
  declare address: string | null | undefined;
  declare options: QuizOptions | undefined;
  /** What the site knows of its visitor; for every form of the page. */
  declare prefill: QuizPrefill | undefined;
  /** The form opens over the page; also an attribute. */
  declare popup: PopupTrigger | false | null | undefined;
  /** `en`: the form is in English; also an attribute. */
  declare lang: string;

  readonly #frame = document.createElement('iframe');
  /** Address of the form since somebody answers. */
  #held = '';
  #disconnect: (() => void) | undefined;

  constructor() {
    super();
    for (const [name, value] of Object.entries(FRAME)) this.#frame.setAttribute(name, value);
    for (const name of ['address', 'popup', 'lang', 'options', 'prefill'] as const) {
      // It may have been set before the element was defined.
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

  /** Once for all that changes together; an element that only moves keeps what it has. */
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
