import { orderTotals } from '@vitrina/contract/rules/order-totals';
import { CardFields } from '../payment/card-fields.tsx';
import { PaymentElements } from '../payment/payment-elements.tsx';
import { usePaymentProvider } from '../payment/use-payment-provider.ts';
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx';

/** The form with the provider's card fields; its script is loaded here and nowhere else. */
export function PayableCheckout(props: Omit<CheckoutFormProps, 'cardFields'>) {
  const provider = usePaymentProvider();
  const { totalBani } = orderTotals(props.cart.lines);
  return (
    <PaymentElements stripe={provider.stripe} amountBani={totalBani}>
      <CheckoutForm
        {...props}
        cardFields={
          <CardFields
            failed={provider.failed}
            retrying={provider.loading}
            onRetry={provider.retry}
          />
        }
      />
    </PaymentElements>
  );
}
