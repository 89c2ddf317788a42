import { randomBytes } from 'node:crypto';
import { HttpError } from '../http/http-error.ts';
import { canBePaid, type Payment, type Payments } from '../payments/payments.ts';

/** A card provider in memory, for tests that are not about the provider. */
export interface FakePayments extends Payments {
  /** What the buyer does in the browser. */
  succeed(id: string): void;
  /** The buyer is asked by their bank. */
  authenticate(id: string): void;
  /** Somebody gives money back in the provider's own console. */
  refundByHand(id: string, amountBani: number): void;
  /** While true, every call fails as if the provider did not answer. */
  isDown: boolean;
  readonly all: ReadonlyMap<string, Payment>;
  /** Ids of refunded payments, each once. */
  readonly refunded: ReadonlySet<string>;
}

export function fakePayments(): FakePayments {
  const payments = new Map<string, Payment>();
  const refunded = new Set<string>();

  const change = (id: string, change: Partial<Payment>): Payment => {
    const before = payments.get(id);
    if (!before) throw new HttpError('payment_provider_failed');
    const after = { ...before, ...change };
    payments.set(id, after);
    return after;
  };

  const answer = async <T>(work: () => T): Promise<T> => {
    if (fake.isDown) throw new HttpError('payment_provider_failed');
    return work();
  };

  const fake: FakePayments = {
    isDown: false,
    all: payments,
    refunded,
    succeed: (id) => void change(id, { state: 'succeeded' }),
    authenticate: (id) => void change(id, { state: 'acting' }),
    refundByHand: (id, refundedBani) => void change(id, { refundedBani }),
    create: ({ amountBani }) =>
      answer(() => {
        const id = `pi_${randomBytes(8).toString('hex')}`;
        const payment: Payment = {
          id,
          clientSecret: `${id}_secret_fake`,
          state: 'open',
          amountBani,
          currency: 'ron',
          refundedBani: 0,
        };
        payments.set(id, payment);
        return payment;
      }),
    find: (id) => answer(() => payments.get(id) ?? null),
    changeAmount: (id, amountBani) =>
      answer(() => {
        const payment = payments.get(id);
        if (!payment || !canBePaid(payment)) throw new HttpError('payment_provider_failed');
        return change(id, { amountBani });
      }),
    cancel: (id) =>
      answer(() => {
        const payment = payments.get(id) ?? null;
        return payment && canBePaid(payment) ? change(id, { state: 'cancelled' }) : payment;
      }),
    refund: (id) =>
      answer(() => {
        const payment = payments.get(id);
        if (payment) change(id, { refundedBani: payment.amountBani });
        refunded.add(id);
      }),
  };
  return fake;
}
