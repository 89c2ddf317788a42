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

export interface CardForm {
  /** Whether the fields are complete; they show their errors themselves. */
  check(): Promise<StepAnswer>;
  charge(attempt: Attempt): Promise<StepAnswer>;
}

/** Everything outside the page that a checkout needs. A step that throws counts as the answer `threw`. */
export interface CheckoutPorts {
  register(purchase: Purchase, password: string): Promise<StepAnswer>;
  prepare(purchase: Purchase): Promise<StepAnswer>;
  /** Waits before held pieces are requested again. */
  pause(): Promise<void>;
  verify(attempt: Attempt): Promise<StepAnswer>;
  place(paid: PaidOrder): Promise<StepAnswer>;
  /** Called when the order is placed; another tab may call it for the same payment. */
  finish(paid: PaidOrder): void;
  /** Stores the open charge beyond this page, or deletes it. @returns whether it was stored */
  keep(charge: Attempt | PaidOrder | null): boolean;
  kept(): Attempt | PaidOrder | null;
  exclusively(work: () => Promise<void>): Promise<void>;
}

/** Steps that touch money: one tab at a time, except placing an order that the host makes only once. */
const EXCLUSIVE: ReadonlySet<CheckoutState['name']> = new Set([
  'preparing',
  'waiting',
  'confirming',
  'verifying',
  'placing',
]);

export function createCheckoutFlow(ports: CheckoutPorts) {
  const useState = create<CheckoutState>(() => {
    const charge = ports.kept();
    return charge ? resumed(charge) : { name: 'editing', failure: null };
  });
  let card: CardForm | undefined;
  /** False when storage is blocked, so that other tabs cannot see the open charge. */
  let shared = ports.kept() !== null;

  /** @returns whether the event changed the state */
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

  /** A second call during a step is ignored by the machine: one click, one payment. */
  const send = (event: CheckoutEvent): void => {
    if (apply(event)) void drive();
  };

  function isExclusive(): boolean {
    const state = useState.getState();
    return EXCLUSIVE.has(state.name) && !(state.name === 'placing' && state.paid.repeatable);
  }

  /** Runs steps until a person has to act. */
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
   * The provider sent the buyer back with the kept charge. Does not wait for the lock: another tab may hold it
   * while it waits at the bank.
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

  /** Takes over what another tab did while this one waited for the lock. */
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
     * Continues a charge that was open when the page loaded.
     * @param isReturned true when the provider's redirect names it
     */
    start(isReturned = false) {
      void (isReturned ? seeReturned() : Promise.resolve()).then(drive);
    },
    /** Continues the open charge if there is one, so that nothing is paid twice. */
    submit(purchase: Purchase, form: CardForm) {
      const charge = ports.kept();
      card = form;
      send(charge ? { type: 'resumed', charge } : { type: 'submitted', purchase });
    },
    /** Another tab opened or finished a charge. */
    changedElsewhere() {
      const charge = ports.kept();
      if (charge) return send({ type: 'resumed', charge });
      const open = openCharge(useState.getState());
      if (!open || EXCLUSIVE.has(useState.getState().name)) return;
      if (!open.repeatable) return send({ type: 'settled' });
      // The host answers the existing order, with its number.
      send({ type: 'finish' });
      send({ type: 'verify' });
    },
    /** True while a step that touches money runs. */
    isExclusive,
    /** Stops waiting for pieces that others hold. */
    stop: () => send({ type: 'stopped' }),
    verify: () => send({ type: 'verify' }),
    /** Retries what is safe to repeat: reading, or an order that the host makes only once. */
    backOnline() {
      const state = useState.getState();
      if (state.name === 'unverified') send({ type: 'verify' });
      if (state.name === 'unplaced' && state.paid.repeatable) send({ type: 'finish' });
    },
    /** Places the order of a successful payment. */
    finish: () => send({ type: 'finish' }),
    /** The person knows that the order exists. */
    received: () => send({ type: 'received' }),
  };
}

export type CheckoutFlow = ReturnType<typeof createCheckoutFlow>;

const threw = (error: unknown): CheckoutEvent => ({ type: 'threw', message: errorReason(error) });
