import { cartCount } from '@vitrina/contract/rules/cart';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useEffect, useState } from 'react';
import { cartMessages } from '../../cart-messages.ts';
import { refreshPrices } from '../catalog/prices.ts';
import { CartDrawerBody } from './cart-drawer-body.tsx';
import { CartDrawerFoot } from './cart-drawer-foot.tsx';
import { closeCartDrawer } from './cart-drawer-store.ts';
import { useRefreshedCart } from './use-refreshed-cart.ts';

const text = cartMessages.drawer;

/** The cart beside the page; mounted only while open. */
export function CartDrawer() {
  const cart = useRefreshedCart(false);
  const count = cartCount(cart.lines);
  const [shown, show] = useState(false);
  // Opens after mounting, so that the dialog knows the previously focused element.
  useEffect(() => show(true), []);
  // Refetches products and delivery fee on each opening.
  useEffect(() => void refreshPrices(), []);
  return (
    <Dialog
      open={shown}
      onClose={closeCartDrawer}
      title={count === 0 ? text.title : text.titleWith(cartMessages.count(count))}
      closeLabel={text.close}
      placement="end"
      size="sm"
      actions={count > 0 && <CartDrawerFoot lines={cart.lines} shipping={cart.shipping} />}
    >
      <CartDrawerBody cart={cart} />
    </Dialog>
  );
}
