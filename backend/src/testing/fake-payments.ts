import { randomBytes } from 'node:crypto';
import { HttpError } from '../http/http-error.ts';
import {
  canBePaid,
  type Payment,
  type Payments,
  type ProviderRefund,
} from '../payments/payments.ts';

/** A card provider in memory, for tests that are not about the provider. */
export interface FakePayments extends Payments {
  /** The buyer pays in the browser. */
  succeed(id: string): void;
  /** The buyer's bank asks for confirmation. */
  authenticate(id: string): void;
  /** A refund by hand at the provider; the amount is the new total. */
  refundByHand(id: string, amountBani: number): void;
  /** A completed refund fails later: the bank returns the money. */
  failRefund(reference: string): void;
  /** While true, every call fails as if the provider did not answer. */
  isDown: boolean;
  readonly all: ReadonlyMap<string, Payment>;
  /** Ids of refunded payments, each once. */
  readonly refunded: ReadonlySet<string>;
}

export function fakePayments(): FakePayments {
  const payments = new Map<string, Payment>();
  const refunded = new Set<string>();
  const refunds = new Map<string, ProviderRefund[]>();

  const change = (id: string, change: Partial<Payment>): Payment => {
    const before = payments.get(id);
    if (!before) throw new HttpError('payment_provider_failed');
    const after = { ...before, ...change };
    payments.set(id, after);
    return after;
  };

  /** Adds a refund and updates the sum. @returns null when less than that is left */
  const giveBack = (id: string, amountBani: number, reference: string | null) => {
    const payment = payments.get(id);
    const made = refunds.get(id) ?? [];
    const known = reference && made.find((one) => one.reference === reference);
    if (known) return known;
    if (!payment || amountBani <= 0 || payment.refundedBani + amountBani > payment.amountBani) {
      return null;
    }
    const refund: ProviderRefund = {
      ...{ id: `re_${randomBytes(8).toString('hex')}`, amountBani },
      ...{ state: 'done', reference },
    };
    refunds.set(id, [...made, refund]);
    const { refundedBani } = change(id, { refundedBani: payment.refundedBani + amountBani });
    if (refundedBani === payment.amountBani) refunded.add(id);
    return refund;
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
    refundByHand: (id, refundedBani) =>
      void giveBack(id, refundedBani - (payments.get(id)?.refundedBani ?? 0), null),
    failRefund(reference) {
      for (const [id, made] of refunds) {
        const failed = made.find((one) => one.reference === reference);
        if (!failed) continue;
        refunds.set(
          id,
          made.map((one) => (one === failed ? { ...one, state: 'failed' } : one)),
        );
        const { refundedBani } = payments.get(id) ?? { refundedBani: 0 };
        change(id, { refundedBani: refundedBani - failed.amountBani });
        refunded.delete(id);
      }
    },
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
        if (payment) giveBack(id, payment.amountBani - payment.refundedBani, null);
        refunded.add(id);
      }),
    refundPart: ({ paymentIntentId, amountBani, reference }) =>
      answer(() => giveBack(paymentIntentId, amountBani, reference)),
    listRefunds: (id) => answer(() => refunds.get(id) ?? []),
  };
  return fake;
}
