import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { useCart } from '@vitrina/shared-auth';
import { create } from 'zustand';

interface Notice {
  text: string;
  /** The cart that it is about: a later change ends it. */
  lines: readonly CartLine[];
}

interface CartDrawerState {
  open: boolean;
  /** Why it opened, e.g. what was just added. */
  notice: Notice | null;
}

/** Whether the cart lies beside the page. */
export const useCartDrawer = create<CartDrawerState>(() => ({ open: false, notice: null }));

/** @param notice about the cart as it is now */
export const openCartDrawer = (notice?: string): void =>
  useCartDrawer.setState({
    open: true,
    notice: notice ? { text: notice, lines: useCart.getState().lines } : null,
  });

export const closeCartDrawer = (): void => useCartDrawer.setState({ open: false, notice: null });
