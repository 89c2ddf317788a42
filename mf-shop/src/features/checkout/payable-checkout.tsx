import { orderTotals } from '@vitrina/contract/rules/order-totals';
import { PaymentElements } from '@vitrina/shared-auth/per-package/card/payment-elements';
import { usePaymentProvider } from '@vitrina/shared-auth/per-package/card/use-payment-provider';
import { useState } from 'react';
import type { CardForm } from '../checkout-flow/checkout-flow.ts';
import type { Failure } from '../checkout-flow/checkout-state.ts';
import { CardFields } from '../payment/card-fields.tsx';
import { useEarlyPayment } from '../payment/use-early-payment.ts';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx';

type PayableCheckoutProps = Omit<
  CheckoutFormProps,
  'card' | 'cardFields' | 'clientSecret' | 'isCorrected'
>;

/** The form with the provider's card fields; only this page loads the provider's script. */
export function PayableCheckout(props: PayableCheckoutProps) {
  const [card, setCard] = useState<CardForm | null>(null);
  /** The failure of a card that was changed since. */
  const [corrected, setCorrected] = useState<Failure | null>(null);
  const provider = usePaymentProvider();
  const { lines, products, failed, shipping } = props.cart;
  const { totalBani } = orderTotals(lines, shipping.rates);
  const isSettled = shipping.isSettled && (products !== undefined || failed);
  const early = useEarlyPayment(totalBani, isSettled);
  const retry = () => {
    if (provider.failed) provider.retry();
    if (early.failed) early.retry();
  };
  return (
    <CheckoutForm
      {...props}
      card={card}
      isCorrected={corrected !== null && corrected === props.failure}
      clientSecret={early.clientSecret}
      cardFields={
        <PaymentElements
          stripe={early.missing ? null : provider.stripe}
          amountBani={totalBani}
          clientSecret={early.clientSecret}
        >
          <CardFields
            failed={provider.failed || early.failed}
            reason={early.reason}
            retrying={provider.loading || early.loading}
            onRetry={retry}
            onCardForm={setCard}
            onChange={() => setCorrected(props.failure)}
          />
        </PaymentElements>
      }
    />
  );
}
