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

/** Whether its buyer can still pay it. */
export const canBePaid = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'open' || state === 'acting';

/** Kept at the provider beside each payment of a checkout: by it an event is known as ours. */
export const checkoutReference = (checkoutId: number): string => `checkout-${checkoutId}`;

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
}
