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

/** Shows what the checkout's state allows; the form is offered only while nothing can be charged. */
export function Checkout() {
  // First: it looks at the charge that is kept before the flow ends it.
  const returned = useReturnedPayment();
  const { flow, state } = useCheckout(returned.isKept);
  // Above the views, so that what was typed outlives them.
  const buyer = useBuyerValues();
  const current = useRefreshedCart(state.name !== 'editing');
  const cart = { ...current, lines: frozenLines(state) ?? current.lines };
  const [accepted, setAccepted] = useState(0);
  // A cart that was emptied here took the form away, and the focus with it.
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

/** Also while the pieces are asked for again: the message stays. */
const isWaiting = (state: CheckoutState): boolean =>
  state.name === 'waiting' || (state.name === 'preparing' && state.tries > 0);

/** What is being paid, whatever another tab does to the cart meanwhile; `null` where nothing is. */
function frozenLines(state: CheckoutState): readonly CartLine[] | null {
  if ('purchase' in state) return state.purchase.lines;
  return state.name === 'confirming' ? state.attempt.lines : null;
}
