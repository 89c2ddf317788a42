import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { useState } from 'react';
import { checkoutMessages } from '../../checkout-messages.ts';
import { CartChanges } from '../cart/cart-changes.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { useRefreshedCart } from '../cart/use-refreshed-cart.ts';
import { agreedTotals } from '../checkout-flow/agreed-totals.ts';
import type { CheckoutState } from '../checkout-flow/checkout-state.ts';
import { useBuyerValues } from '../delivery-form/use-buyer-values.ts';
import { DeliveryAddress } from '../order-outcome/delivery-address.tsx';
import { FocusedHeading } from '../order-outcome/focused-heading.tsx';
import { OrderedProducts } from '../order-outcome/ordered-products.tsx';
import { PlacedOrder } from '../order-outcome/placed-order.tsx';
import { ReturnedPayment } from '../returned-payment/returned-payment.tsx';
import style from './checkout.module.css';
import { OpenCharge } from './open-charge.tsx';
import { PayableCheckout } from './payable-checkout.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePlacedOrder } from './use-placed-order.ts';
import { useReturnedPayment } from './use-returned-payment.ts';

/** Shows the view for the checkout's state; the form is offered only while nothing can be charged. */
export function Checkout() {
  // Before `useCheckout`, which may end the kept charge that this reads.
  const returned = useReturnedPayment();
  const { flow, state } = useCheckout(returned.isKept);
  // Above the views, so that typed values survive a change of view.
  const buyer = useBuyerValues();
  const current = useRefreshedCart(state.name !== 'editing');
  const cart = { ...current, lines: frozenLines(state) ?? current.lines };
  const [accepted, setAccepted] = useState(0);
  // Emptying the cart here removed the form and its focus.
  const [wasFull] = useState(cart.lines.length > 0);
  const Heading = wasFull && cart.lines.length === 0 ? FocusedHeading : 'h1';
  const seen = usePlacedOrder(state);
  if (returned.clientSecret) {
    return <ReturnedPayment clientSecret={returned.clientSecret} onLeave={returned.forget} />;
  }
  if (seen && (state.name === 'placed' || cart.lines.length === 0)) {
    const { placedAt = null, placed } = seen;
    const { orderId, orderKey, order, lines } = placed;
    return (
      <PlacedOrder orderId={orderId} orderKey={orderKey} placedAt={placedAt} email={order.email}>
        <OrderedProducts
          lines={lines.map((line) => ({ key: line.product_id, ...line }))}
          totals={agreedTotals(placed)}
        />
        <DeliveryAddress order={order} />
      </PlacedOrder>
    );
  }
  switch (state.name) {
    case 'verifying':
    case 'unverified':
    case 'placing':
    case 'unplaced':
    case 'unconfirmed':
      return <OpenCharge key={state.name} state={state} flow={flow} />;
  }
  return (
    <>
      <Heading className={style.title}>{checkoutMessages.title}</Heading>
      {cart.lines.length === 0 ? (
        <>
          <CartChanges changes={cart.changes} />
          <EmptyCart products={cart.products} />
        </>
      ) : (
        <PayableCheckout
          buyer={buyer}
          cart={cart}
          changes={cart.changes.slice(accepted)}
          onAcceptChanges={() => setAccepted(cart.changes.length)}
          busy={state.name !== 'editing'}
          onStopWaiting={isWaiting(state) ? flow.stop : null}
          failure={state.name === 'editing' ? state.failure : null}
          onSubmit={flow.submit}
        />
      )}
    </>
  );
}

/** Includes the repeated request for held pieces, so that the message stays. */
const isWaiting = (state: CheckoutState): boolean =>
  state.name === 'waiting' || (state.name === 'preparing' && state.tries > 0);

/** The lines being paid, independent of cart changes in other tabs; `null` when nothing is being paid. */
function frozenLines(state: CheckoutState): readonly CartLine[] | null {
  if ('purchase' in state) return state.purchase.lines;
  return state.name === 'confirming' ? state.attempt.lines : null;
}
