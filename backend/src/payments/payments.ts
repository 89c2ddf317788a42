/** The only charged currency, as the provider writes it. */
export const CURRENCY = 'ron';

/** A card payment at the provider: the fields we use. */
export interface Payment {
  id: string;
  clientSecret: string;
  /**
   * `open`: can be paid or changed. `acting`: the same, with the buyer at the bank. `processing`: the
   * provider is working on it.
   */
  state: 'open' | 'acting' | 'processing' | 'succeeded' | 'cancelled';
  amountBani: number;
  currency: string;
  /** Amount refunded, from `find`; events do not include it. */
  refundedBani: number;
}

/** A refund at the provider, made or under way. */
export interface ProviderRefund {
  id: string;
  amountBani: number;
  state: 'pending' | 'done' | 'failed';
  /** Our reference for it; null for a refund made at the provider. */
  reference: string | null;
}

/** A payer's dispute at their bank (https://docs.stripe.com/disputes). */
export interface PaymentDispute {
  id: string;
  amountBani: number;
  /** The bank's reason code. */
  reason: string;
  /** `won`: we keep the money. */
  state: 'open' | 'won' | 'lost';
  /** Deadline for an answer at the provider. */
  dueAt: Date | null;
}

interface PartToRefund {
  paymentIntentId: string;
  amountBani: number;
  /** Stored by the provider with the refund, to find it again. */
  reference: string;
}

/** Whether the buyer can still pay it. */
export const canBePaid = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'open' || state === 'acting';

/* Stored by the provider with each payment: identifies our events and what they pay. */
export const checkoutReference = (checkoutId: number): string => `checkout-${checkoutId}`;
const COMMISSION = 'commission-payment-';
export const commissionReference = (paymentId: number): string => `${COMMISSION}${paymentId}`;
/** Whether a payment is for commissions; all others are for orders. */
export const paysCommissions = (reference: string | null): boolean =>
  reference?.startsWith(COMMISSION) ?? false;

interface NewPayment {
  amountBani: number;
  /** For the provider's receipt. */
  email?: string | undefined;
  /** Stored by the provider with the payment. */
  reference?: string | undefined;
}

/**
 * The card provider.
 * @throws HttpError `payment_provider_failed` from each method when it does not answer
 */
export interface Payments {
  create(payment: NewPayment): Promise<Payment>;
  /** Null for an unknown payment. */
  find(id: string): Promise<Payment | null>;
  changeAmount(id: string, amountBani: number): Promise<Payment>;
  /**
   * Cancels the payment, so that nobody can pay it.
   * @returns its final state: `succeeded` if it was paid first; null for an unknown one
   */
  cancel(id: string): Promise<Payment | null>;
  /** Refunds in full; idempotent. */
  refund(id: string): Promise<void>;
  /**
   * Refunds a part; idempotent for the same reference and amount.
   * @returns null when less than that is left of the payment
   */
  refundPart(part: PartToRefund): Promise<ProviderRefund | null>;
  /** All refunds of a payment, made or under way; empty for an unknown one. */
  listRefunds(id: string): Promise<ProviderRefund[]>;
}
