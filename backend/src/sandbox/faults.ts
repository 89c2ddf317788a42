import * as z from 'zod/mini';

/** Calls that can be made to fail. */
const OPERATIONS = {
  create: 'POST /v1/payment_intents',
  retrieve: 'GET /v1/payment_intents/:id',
  update: 'POST /v1/payment_intents/:id',
  cancel: 'POST /v1/payment_intents/:id/cancel',
  confirm: 'POST /v1/payment_intents/:id/confirm',
  refund: 'POST /v1/refunds',
} as const;
type Operation = keyof typeof OPERATIONS;

const answerFault = z.strictObject({
  on: z.enum(Object.keys(OPERATIONS) as Operation[]),
  /**
   * `error` answers 500 and `drop` breaks the connection, both before any work; `lose` works and then
   * breaks the connection; `malformed` works and sends half of the JSON; `silence` neither works nor
   * answers.
   */
  kind: z.enum(['error', 'drop', 'lose', 'malformed', 'silence']),
  times: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
});
export type AnswerFault = z.output<typeof answerFault>;

export const faultsSchema = z.strictObject({
  /**
   * Delivery of events: `held` sends none, `duplicated` each three times at once, `reversed` newest first.
   */
  webhooks: z._default(z.enum(['normal', 'held', 'duplicated', 'reversed']), 'normal'),
  /** Delay before an event is first sent, in ms. */
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(600_000)), 0),
  answers: z._default(z.array(answerFault), []),
});
export type FaultSettings = z.output<typeof faultsSchema>;

/** Deliberate faults for tests; none at first. */
export class Faults {
  #settings = faultsSchema.parse({});

  get settings(): FaultSettings {
    return this.#settings;
  }

  set(settings: FaultSettings): void {
    this.#settings = settings;
  }

  /** The next fault of a call, which is used up. @param route like `GET /v1/refunds` */
  take(route: string): AnswerFault['kind'] | null {
    const fault = this.#settings.answers.find(
      ({ on, times }) => times > 0 && OPERATIONS[on] === route,
    );
    if (!fault) return null;
    fault.times -= 1;
    return fault.kind;
  }
}
