import { useQuery } from '@tanstack/react-query';
import { paymentOfSecret } from '@vitrina/contract/rules/payment-of-secret';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { Link } from 'react-router-dom';
import { checkoutMessages } from '../../checkout-messages.ts';
import { ChargePanel } from '../order-outcome/charge-panel.tsx';
import { ReturnedOrder } from './returned-order.tsx';
import { returnedPaymentQuery } from './returned-payment-query.ts';

const { charged, placed, returned } = checkoutMessages;

interface ReturnedPaymentProps {
  clientSecret: string;
  /** Returns to this browser's own checkout. */
  onLeave: () => void;
}

/** A payment from another browser or tab (docs/product.md#returned-payment). */
export function ReturnedPayment({ clientSecret, onLeave }: ReturnedPaymentProps) {
  const { data, isError, isFetching, refetch } = useQuery(returnedPaymentQuery(clientSecret));
  const reference = paymentOfSecret(clientSecret);
  if (data?.state === 'placed' && data.order) return <ReturnedOrder order={data.order} />;
  if (isError && !isFetching) {
    return (
      <ChargePanel key="failed" {...returned.failed} reference={reference}>
        <Button size="lg" onClick={() => void refetch()}>
          {returned.again}
        </Button>
      </ChargePanel>
    );
  }
  if (!data || isError || data.state === 'processing') {
    return <ChargePanel key="waiting" {...charged.verifying} waiting reference={reference} />;
  }
  return (
    <ChargePanel key={data.state} {...returned[data.state]} reference={reference}>
      {data.state === 'unpaid' ? (
        <Button size="lg" onClick={onLeave}>
          {returned.leave}
        </Button>
      ) : (
        // Not to the cart, because nobody should pay again.
        <Link to="/products" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
          {placed.action}
        </Link>
      )}
    </ChargePanel>
  );
}
