import {
  type Appearance,
  CONNECT,
  type ConfirmAnswer,
  type ConfirmRequest,
  type FontSource,
  type FromFrame,
  READY,
  type ToFrame,
} from './protocol.ts';

type Listener = (event: object) => void;
type Outgoing = ToFrame extends infer T
  ? T extends { call: number }
    ? Omit<T, 'call'>
    : never
  : never;

/** The Payment Element: a frame of the sandbox's origin inside the host page's container. */
export class PaymentElement {
  readonly _elementType = 'payment';
  readonly #origin: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #answers = new Map<number, (answer: ConfirmAnswer) => void>();
  readonly #onDestroy: () => void;
  readonly #fonts: FontSource[];
  #appearance: Appearance;
  #frame: HTMLIFrameElement | undefined;
  #port: MessagePort | undefined;
  #calls = 0;
  #isReady = false;

  constructor(origin: string, appearance: Appearance, fonts: FontSource[], onDestroy: () => void) {
    this.#origin = origin;
    this.#appearance = appearance;
    this.#fonts = fonts;
    this.#onDestroy = onDestroy;
  }

  on(name: string, listener: Listener): this {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    if (name === 'ready' && this.#isReady)
      queueMicrotask(() => listener({ elementType: 'payment' }));
    return this;
  }

  once(name: string, listener: Listener): this {
    const once: Listener = (event) => {
      this.off(name, once);
      listener(event);
    };
    return this.on(name, once);
  }

  off(name: string, listener?: Listener): this {
    if (listener) this.#listeners.get(name)?.delete(listener);
    else this.#listeners.delete(name);
    return this;
  }

  mount(target: string | HTMLElement): this {
    const place = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!place)
      throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
    this.unmount();
    const frame = document.createElement('iframe');
    frame.title = 'Date card';
    frame.src = `${this.#origin}/card-frame`;
    // The object model instead of an attribute, because of strict style policies.
    Object.assign(frame.style, {
      border: '0',
      // Space for the focus ring around fields flush with the page's, as at the provider.
      margin: '-4px',
      width: 'calc(100% + 8px)',
      // Height without messages: a frame outside the viewport reports its height only once it is rendered.
      height: '158px',
      display: 'block',
      colorScheme: 'light',
    });
    addEventListener('message', this.#connect);
    place.replaceChildren(frame);
    this.#frame = frame;
    return this;
  }

  unmount(): this {
    removeEventListener('message', this.#connect);
    this.#port?.close();
    this.#port = undefined;
    this.#isReady = false;
    this.#frame?.remove();
    this.#frame = undefined;
    return this;
  }

  destroy(): this {
    this.unmount();
    this.#listeners.clear();
    this.#onDestroy();
    return this;
  }

  update(options: { readOnly?: boolean }): this {
    if (options.readOnly !== undefined)
      this.#send({ type: 'disabled', disabled: options.readOnly });
    return this;
  }

  focus = (): void => this.#send({ type: 'focus' });
  blur = (): void => this.#frame?.blur();
  clear = (): void => this.#send({ type: 'clear' });
  collapse = (): this => this;

  paint(appearance: Appearance): void {
    this.#appearance = appearance;
    this.#send({ type: 'appearance', appearance });
  }

  submit = (): Promise<ConfirmAnswer> => this.#ask({ type: 'submit' });
  confirm = (request: ConfirmRequest): Promise<ConfirmAnswer> =>
    this.#ask({ type: 'confirm', request });

  #ask(message: Outgoing): Promise<ConfirmAnswer> {
    if (!this.#port) {
      return Promise.resolve({
        error: { type: 'validation_error', message: 'Formularul de plată nu este încărcat.' },
      });
    }
    this.#calls += 1;
    const call = this.#calls;
    return new Promise((resolve) => {
      this.#answers.set(call, resolve);
      this.#send({ ...message, call } as ToFrame);
    });
  }

  #send(message: ToFrame): void {
    this.#port?.postMessage(message);
  }

  #connect = (event: MessageEvent): void => {
    if (
      event.origin !== this.#origin ||
      event.source !== this.#frame?.contentWindow ||
      event.data !== READY
    )
      return;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#receive(data as FromFrame);
    this.#frame.contentWindow?.postMessage(CONNECT, this.#origin, [port2]);
    this.#send({ type: 'fonts', fonts: this.#fonts });
    this.paint(this.#appearance);
    this.#isReady = true;
    this.#emit('ready', {});
  };

  #receive(message: FromFrame): void {
    if (message.type === 'height' && this.#frame) this.#frame.style.height = `${message.height}px`;
    if (message.type === 'focus' || message.type === 'blur') this.#emit(message.type, {});
    if (message.type === 'change') {
      const { complete, empty } = message;
      this.#emit('change', { complete, empty, collapsed: false, value: { type: 'card' } });
    }
    if (message.type === 'answer') {
      this.#answers.get(message.call)?.(message.answer);
      this.#answers.delete(message.call);
    }
  }

  #emit(name: string, event: object): void {
    for (const listener of this.#listeners.get(name) ?? [])
      listener({ elementType: 'payment', ...event });
  }
}
