import { showToast } from '@vitrina/shared-auth';
import { provideCartOpener } from '@vitrina/shared-auth/per-package/cart-opener';
import { useLater } from '@vitrina/shared-ui/use-later';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { closeCartDrawer, openCartDrawer, useCartDrawer } from './cart-drawer-store.ts';

const loadDrawer = () => import('./cart-drawer.tsx');

/** The cart beside a page of the shop, or of whoever asks for it; the header opens it too. */
export function CartBeside() {
  const { key } = useLocation();
  const open = useCartDrawer((drawer) => drawer.open);
  useEffect(() => provideCartOpener(() => openCartDrawer()), []);
  return (
    <>
      {open && <LaterDrawer />}
      <CloseOnLeave key={key} />
    </>
  );
}

/** Loaded when it is first opened. When it does not come, what was added is in the cart all the same. */
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

/** The drawer belongs to the page it was opened on, whichever way one leaves that. */
function CloseOnLeave() {
  useEffect(() => {
    // The checkout is another document, and the browser may keep this one for its back button. Closed
    // when it comes back: closing moves the page, whose place is being remembered when it is left.
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
