import { messages } from '../../messages.ts';
import { CartChanges } from '../cart/cart-changes.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { useRefreshedCart } from '../cart/use-refreshed-cart.ts';
import { useBuyerForm } from '../delivery-form/use-buyer-form.ts';
import style from './checkout.module.css';
import { OpenCharge } from './open-charge.tsx';
import { PayableCheckout } from './payable-checkout.tsx';
import { PlacedOrder } from './placed-order.tsx';
import { useCheckout } from './use-checkout.ts';

/** Shows what the checkout's state allows; the form is offered only while nothing can be charged. */
export function Checkout() {
  const { flow, state } = useCheckout();
  // Above the views, so that what was typed outlives them.
  const form = useBuyerForm();
  const cart = useRefreshedCart(state.name !== 'editing');
  switch (state.name) {
    case 'placed':
      return <PlacedOrder orderId={state.orderId} email={state.email} />;
    case 'verifying':
    case 'unverified':
    case 'placing':
    case 'unplaced':
      return (
        <OpenCharge key={state.name} state={state} onFinish={flow.finish} onVerify={flow.verify} />
      );
  }
  return (
    <>
      <h1 className={style.title}>{messages.checkout.title}</h1>
      <CartChanges changes={cart.changes} />
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <PayableCheckout
          form={form}
          cart={cart}
          busy={state.name !== 'editing'}
          failure={state.name === 'editing' ? state.failure : null}
          onSubmit={flow.submit}
        />
      )}
    </>
  );
}
