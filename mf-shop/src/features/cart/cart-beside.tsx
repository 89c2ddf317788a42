import { showToast } from '@vitrina/shared-auth';
import { provideCartOpener } from '@vitrina/shared-auth/per-package/cart-opener';
import { useLater } from '@vitrina/shared-ui/use-later';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { staysOnPage } from '../catalog/history-marks.ts';
import { closeCartDrawer, openCartDrawer, useCartDrawer } from './cart-drawer-store.ts';

const loadDrawer = () => import('./cart-drawer.tsx');

/** The cart beside a page, of the shop or of another remote; the header opens it too. */
export function CartBeside() {
  const open = useCartDrawer((drawer) => drawer.open);
  useEffect(() => provideCartOpener(() => openCartDrawer()), []);
  return (
    <>
      {open && <LaterDrawer />}
      <CloseOnLeave key={usePlace()} />
    </>
  );
}

/** Loads on the first opening. When loading fails, the added product is in the cart all the same. */
function LaterDrawer() {
  const { part, failed, ask } = useLater(loadDrawer);
  useEffect(ask, [ask]);
  useEffect(() => {
    if (!failed) return;
    const { notice } = useCartDrawer.getState();
    closeCartDrawer();
    showToast(messages.cartFailed, {
      tone: 'danger',
      action: { label: messages.retry, run: () => useCartDrawer.setState({ open: true, notice }) },
    });
  }, [failed]);
  return part && <part.CartDrawer />;
}

/** Changes when the page is left; not when a typed word or a chosen shade reaches the address, a moment later. */
function usePlace(): number {
  const { key, state } = useLocation();
  const [at, move] = useState({ key, place: 0 });
  if (at.key !== key) move({ key, place: staysOnPage(state) ? at.place : at.place + 1 });
  return at.place;
}

/** Closes the drawer on every way of leaving its page. */
function CloseOnLeave() {
  useEffect(() => {
    // The checkout is another document, so this one may enter the back/forward cache. Closes on return, not on
    // leaving: closing scrolls the page while the browser stores its scroll position.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) closeCartDrawer();
    };
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
      closeCartDrawer();
    };
  }, []);
  return null;
}
