import { provideCartOpener } from '@vitrina/shared-auth/per-package/cart-opener';
import { useEffect } from 'react';

/** The shop's cart beside a page, as `renderPage` takes it, that counts how often it was opened. */
export function countedCart() {
  const cart = { opened: 0, beside };
  function beside() {
    useEffect(
      () =>
        provideCartOpener(() => {
          cart.opened += 1;
        }),
      [],
    );
    return null;
  }
  return cart;
}
