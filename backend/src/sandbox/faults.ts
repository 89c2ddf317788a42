import * as z from 'zod/mini';

/** Calls whose answer can be made to fail. */
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
   * `error` answers 500 and `drop` breaks the connection, both before anything was done; `lose` does
   * the work and breaks the connection instead of answering; `malformed` does it and answers half of
   * the JSON; `silence` does nothing and never answers.
   */
  kind: z.enum(['error', 'drop', 'lose', 'malformed', 'silence']),
  times: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
});
export type AnswerFault = z.output<typeof answerFault>;

export const faultsSchema = z.strictObject({
  /**
   * How events travel: `held` sends none, `duplicated` each three times at once, `reversed` the
   * newest first.
   */
  webhooks: z._default(z.enum(['normal', 'held', 'duplicated', 'reversed']), 'normal'),
  /** How long an event waits before it is sent for the first time, in ms. */
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(600_000)), 0),
  answers: z._default(z.array(answerFault), []),
});
export type FaultSettings = z.output<typeof faultsSchema>;

/** What goes wrong on purpose, for tests; nothing does in the beginning. */
export class Faults {
  #settings = faultsSchema.parse({});

  get settings(): FaultSettings {
    return this.#settings;
  }

  set(settings: FaultSettings): void {
    this.#settings = settings;
  }

  /** The fault that meets a call, used up by it. @param route as `GET /v1/refunds` */
  take(route: string): AnswerFault['kind'] | null {
    const fault = this.#settings.answers.find(
      ({ on, times }) => times > 0 && OPERATIONS[on] === route,
    );
    if (!fault) return null;
    fault.times -= 1;
    return fault.kind;
  }
}
