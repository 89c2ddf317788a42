import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { closeCartDrawer, useCartDrawer } from './cart-drawer-store.ts';

// Loaded when it is first opened.
const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }));

/** Around the pages that sell: the cart opens beside them. */
export function ShopLayout() {
  const { key } = useLocation();
  const open = useCartDrawer((drawer) => drawer.open);
  return (
    <>
      <Outlet />
      {open && (
        <Suspense>
          <CartDrawer />
        </Suspense>
      )}
      <CloseOnLeave key={key} />
    </>
  );
}

/** The drawer belongs to the page it was opened on, whichever way one leaves that. */
function CloseOnLeave() {
  useEffect(() => closeCartDrawer, []);
  return null;
}
