import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { CardForm } from '../checkout-flow/checkout-flow.ts';
import type { OrderDraft } from '../checkout-flow/checkout-state.ts';
import { chargeAnswer } from './charge-answer.ts';

/** The bank returns here from its own page; the open charge continues here. */
const returnUrl = () => new URL('/checkout', location.origin).href;

/** The provider's card fields as the checkout uses them. */
export const cardForm = (stripe: Stripe, elements: StripeElements): CardForm => ({
  async check() {
    const { error } = await elements.submit();
    return error ? { type: 'refused', message: error.message ?? null } : { type: 'card-accepted' };
  },
  async charge({ clientSecret, order }) {
    const result = await stripe.confirmPayment({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: returnUrl(),
        payment_method_data: { billing_details: billingDetails(order) },
      },
    });
    return chargeAnswer(result);
  },
});

/** Billing details required by the specification. */
const billingDetails = ({ name, email, phone, address, zip, locality, county }: OrderDraft) => ({
  name,
  email,
  phone,
  address: {
    line1: address,
    postal_code: zip,
    city: locality,
    state: county,
    country: 'RO',
  },
});
