/** The only currency that is charged, as the provider writes it. */
export const CURRENCY = 'ron';

/** A card payment at the provider, as far as we look at it. */
export interface Payment {
  id: string;
  clientSecret: string;
  /**
   * `open`: it can still be paid or changed. `acting`: the same, and the buyer is at their bank.
   * `processing`: the provider is at it.
   */
  state: 'open' | 'acting' | 'processing' | 'succeeded' | 'cancelled';
  amountBani: number;
  currency: string;
  /** What went back already, as `find` knows it; an event does not tell. */
  refundedBani: number;
}

/** Money of a payment that went, or goes, back, as the provider tells it. */
export interface ProviderRefund {
  id: string;
  amountBani: number;
  state: 'pending' | 'done' | 'failed';
  /** What we kept beside it; null for one that somebody made at the provider. */
  reference: string | null;
}

/** A payer disputes a payment at their bank (https://docs.stripe.com/disputes). */
export interface PaymentDispute {
  id: string;
  amountBani: number;
  /** The bank's word for it. */
  reason: string;
  /** `won`: the money stays with us. */
  state: 'open' | 'won' | 'lost';
  /** Until when it may be answered at the provider. */
  dueAt: Date | null;
}

interface PartToRefund {
  paymentIntentId: string;
  amountBani: number;
  /** Kept at the provider beside the refund, so that it is found again. */
  reference: string;
}

/** Whether its buyer can still pay it. */
export const canBePaid = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'open' || state === 'acting';

/*
 * Kept at the provider beside each payment: by it an event is known as ours, and what it pays.
 */
export const checkoutReference = (checkoutId: number): string => `checkout-${checkoutId}`;
const COMMISSION = 'commission-payment-';
export const commissionReference = (paymentId: number): string => `${COMMISSION}${paymentId}`;
/** Whether a payment pays commissions; every other one is an order's. */
export const paysCommissions = (reference: string | null): boolean =>
  reference?.startsWith(COMMISSION) ?? false;

interface NewPayment {
  amountBani: number;
  /** For the provider's receipt. */
  email?: string | undefined;
  /** Kept at the provider beside the payment. */
  reference?: string | undefined;
}

/**
 * The card provider.
 * @throws HttpError `payment_provider_failed` from each when it does not answer
 */
export interface Payments {
  create(payment: NewPayment): Promise<Payment>;
  /** Null for a payment that the provider does not know. */
  find(id: string): Promise<Payment | null>;
  changeAmount(id: string, amountBani: number): Promise<Payment>;
  /**
   * After it nobody can pay.
   * @returns the payment as it is then: one that was faster stays `succeeded`; null for an unknown one
   */
  cancel(id: string): Promise<Payment | null>;
  /** Gives everything back; repeating it changes nothing. */
  refund(id: string): Promise<void>;
  /**
   * Gives a part back; repeated with the same reference and amount it changes nothing.
   * @returns null when so much is not left of the payment
   */
  refundPart(part: PartToRefund): Promise<ProviderRefund | null>;
  /** All that went, or goes, back of a payment; none of one that the provider does not know. */
  listRefunds(id: string): Promise<ProviderRefund[]>;
}
