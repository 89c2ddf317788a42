import { create } from 'zustand';
import { openCharge, resumed, transition } from './checkout-machine.ts';
import type {
  Attempt,
  CheckoutEvent,
  CheckoutState,
  PaidOrder,
  Purchase,
  StepAnswer,
} from './checkout-state.ts';
import { errorReason } from './error-reason.ts';

/** The card fields on the page. */
export interface CardForm {
  /** Are they complete? What is wrong shows in the fields too. */
  check(): Promise<StepAnswer>;
  charge(attempt: Attempt): Promise<StepAnswer>;
}

/** Everything outside the page that a checkout needs. A step may throw: that is an answer too. */
export interface CheckoutPorts {
  register(purchase: Purchase, password: string): Promise<StepAnswer>;
  prepare(purchase: Purchase): Promise<StepAnswer>;
  /** Asks the provider whether it charged. */
  verify(attempt: Attempt): Promise<StepAnswer>;
  place(paid: PaidOrder): Promise<StepAnswer>;
  /** The order stands. */
  finish(): void;
  /** Keeps the open charge beyond this page, or forgets it. */
  keep(charge: Attempt | PaidOrder | null): void;
  kept(): Attempt | PaidOrder | null;
}

/** Runs the machine: each state starts its step, each answer is the next event. */
export function createCheckoutFlow(ports: CheckoutPorts) {
  const useState = create<CheckoutState>(() => {
    const charge = ports.kept();
    return charge ? resumed(charge) : { name: 'editing', failure: null };
  });
  let card: CardForm | undefined;

  /** A second call while a step runs means nothing to the machine: one click, one payment. */
  function send(event: CheckoutEvent): void {
    const before = useState.getState();
    const after = transition(before, event);
    if (after === before) return;
    if (openCharge(after) !== openCharge(before)) ports.keep(openCharge(after));
    useState.setState(after, true);
    if (after.name === 'placed') ports.finish();
    run(after);
  }

  function run(state: CheckoutState): void {
    step(state)?.then(send, (error: unknown) =>
      send({ type: 'threw', message: errorReason(error) }),
    );
  }

  function step(state: CheckoutState): Promise<StepAnswer> | undefined {
    switch (state.name) {
      case 'checking-card':
        return card?.check();
      case 'registering':
        return ports.register(state.purchase, state.purchase.password ?? '');
      case 'preparing':
        return ports.prepare(state.purchase);
      case 'confirming':
        return card?.charge(state.attempt);
      case 'verifying':
        return ports.verify(state.attempt);
      case 'placing':
        return ports.place(state.paid);
      default:
        return undefined;
    }
  }

  return {
    useState,
    /** Goes on with a charge that was open when the page was loaded. */
    start: () => run(useState.getState()),
    /** Buys, unless a charge is open: then that one goes on, and nothing is paid twice. */
    submit(purchase: Purchase, form: CardForm) {
      const charge = ports.kept();
      card = form;
      send(charge ? { type: 'resumed', charge } : { type: 'submitted', purchase });
    },
    verify: () => send({ type: 'verify' }),
    /** Places the order of a payment that was made. */
    finish: () => send({ type: 'finish' }),
  };
}

export type CheckoutFlow = ReturnType<typeof createCheckoutFlow>;
