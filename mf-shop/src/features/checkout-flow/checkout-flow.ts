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
  /** Until the pieces that others hold are asked for again. */
  pause(): Promise<void>;
  /** Asks the provider whether it charged. */
  verify(attempt: Attempt): Promise<StepAnswer>;
  place(paid: PaidOrder): Promise<StepAnswer>;
  /** The order stands; another tab may say so of the same payment. */
  finish(paid: PaidOrder): void;
  /** Keeps the open charge beyond this page, or forgets it. @returns whether that worked */
  keep(charge: Attempt | PaidOrder | null): boolean;
  kept(): Attempt | PaidOrder | null;
  /** Runs `work` while no other tab runs its own. */
  exclusively(work: () => Promise<void>): Promise<void>;
}

/** Steps that touch money: one tab at a time, but for an order that the host makes only once. */
const EXCLUSIVE: ReadonlySet<CheckoutState['name']> = new Set([
  'preparing',
  'waiting',
  'confirming',
  'verifying',
  'placing',
]);

/** Runs the machine: each state starts its step, each answer is the next event. */
export function createCheckoutFlow(ports: CheckoutPorts) {
  const useState = create<CheckoutState>(() => {
    const charge = ports.kept();
    return charge ? resumed(charge) : { name: 'editing', failure: null };
  });
  let card: CardForm | undefined;
  /** Whether other tabs can see the open charge; where storage is blocked they cannot. */
  let shared = ports.kept() !== null;

  /** @returns whether the event means anything in this state */
  function apply(event: CheckoutEvent): boolean {
    const before = useState.getState();
    const after = transition(before, event);
    if (after === before) return false;
    const charge = openCharge(after);
    if (charge !== openCharge(before)) shared = ports.keep(charge) && charge !== null;
    useState.setState(after, true);
    if (after.name === 'placed' && 'paid' in before) ports.finish(before.paid);
    return true;
  }

  /** A second call while a step runs means nothing to the machine: one click, one payment. */
  const send = (event: CheckoutEvent): void => {
    if (apply(event)) void drive();
  };

  function isExclusive(): boolean {
    const state = useState.getState();
    return EXCLUSIVE.has(state.name) && !(state.name === 'placing' && state.paid.repeatable);
  }

  /** Takes step after step until it is a person's turn. */
  async function drive(): Promise<void> {
    await steps(() => !isExclusive());
    if (!isExclusive()) return;
    try {
      await ports.exclusively(async () => {
        seeOtherTab();
        await steps(() => EXCLUSIVE.has(useState.getState().name));
      });
    } catch (error) {
      apply({ type: 'threw', message: errorReason(error) });
    }
  }

  /**
   * The provider sent the buyer back with the charge that is kept. Another tab may wait for it at the
   * bank, and hold the lock: what was paid is not kept waiting for that.
   */
  async function seeReturned(): Promise<void> {
    const state = useState.getState();
    if (state.name !== 'verifying') return;
    const answer = await ports.verify(state.attempt).catch(threw);
    if (answer.type === 'paid') apply(answer);
  }

  async function steps(condition: () => boolean): Promise<void> {
    for (let work = step(); work && condition(); work = step()) {
      apply(await work().catch(threw));
    }
  }

  /** What another tab did while this one waited for its turn. */
  function seeOtherTab(): void {
    const state = useState.getState();
    const open = openCharge(state);
    const kept = ports.kept();
    if (kept) apply({ type: 'resumed', charge: kept });
    if (open && !open.repeatable && shared && !kept) apply({ type: 'settled' });
  }

  function step(): (() => Promise<StepAnswer>) | undefined {
    const state = useState.getState();
    const form = card;
    switch (state.name) {
      case 'checking-card':
        return form && (() => form.check());
      case 'registering':
        return () => ports.register(state.purchase, state.purchase.password ?? '');
      case 'preparing':
        return () => ports.prepare(state.purchase);
      case 'waiting':
        return () => ports.pause().then(() => ({ type: 'waited' }));
      case 'confirming':
        return form && (() => form.charge(state.attempt));
      case 'verifying':
        return () => ports.verify(state.attempt);
      case 'placing':
        return () => ports.place(state.paid);
      default:
        return undefined;
    }
  }

  return {
    useState,
    /**
     * Goes on with a charge that was open when the page was loaded.
     * @param isReturned the provider's redirect names it
     */
    start(isReturned = false) {
      void (isReturned ? seeReturned() : Promise.resolve()).then(drive);
    },
    /** Buys, unless a charge is open: then that one goes on, and nothing is paid twice. */
    submit(purchase: Purchase, form: CardForm) {
      const charge = ports.kept();
      card = form;
      send(charge ? { type: 'resumed', charge } : { type: 'submitted', purchase });
    },
    /** Another tab opened a charge, or brought it to its end. */
    changedElsewhere() {
      const charge = ports.kept();
      if (charge) return send({ type: 'resumed', charge });
      const open = openCharge(useState.getState());
      if (!open || EXCLUSIVE.has(useState.getState().name)) return;
      if (!open.repeatable) return send({ type: 'settled' });
      // The host answers the same order, with its number.
      send({ type: 'finish' });
      send({ type: 'verify' });
    },
    /** Whether a step that touches money is under way. */
    isExclusive,
    /** Waits no longer for pieces that others hold. */
    stop: () => send({ type: 'stopped' }),
    verify: () => send({ type: 'verify' }),
    /** Goes on by itself with what only asks, or happens once however often it is sent. */
    backOnline() {
      const state = useState.getState();
      if (state.name === 'unverified') send({ type: 'verify' });
      if (state.name === 'unplaced' && state.paid.repeatable) send({ type: 'finish' });
    },
    /** Places the order of a payment that was made. */
    finish: () => send({ type: 'finish' }),
    /** The order is known to stand. */
    received: () => send({ type: 'received' }),
  };
}

export type CheckoutFlow = ReturnType<typeof createCheckoutFlow>;

const threw = (error: unknown): CheckoutEvent => ({ type: 'threw', message: errorReason(error) });
