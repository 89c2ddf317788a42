import { cartCount } from '@vitrina/contract/rules/cart';
import { useCart } from '@vitrina/shared-auth';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useEffect, useState } from 'react';
import { cartMessages } from '../../cart-messages.ts';
import { CartDrawerBody } from './cart-drawer-body.tsx';
import { closeCartDrawer } from './cart-drawer-store.ts';

const text = cartMessages.drawer;

/** The cart beside the page. Mounted while it is open; the browser keeps focus inside and gives it back. */
export function CartDrawer() {
  const count = useCart((cart) => cartCount(cart.lines));
  const [shown, show] = useState(false);
  // Opened after mounting, so that the dialog learns which element had the focus.
  useEffect(() => show(true), []);
  return (
    <Dialog
      open={shown}
      onClose={closeCartDrawer}
      title={count === 0 ? text.title : text.titleWith(cartMessages.count(count))}
      closeLabel={text.close}
      placement="end"
      size="sm"
    >
      <CartDrawerBody />
    </Dialog>
  );
}
