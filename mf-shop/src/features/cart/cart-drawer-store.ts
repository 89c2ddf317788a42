import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { useCart } from '@vitrina/shared-auth';
import { create } from 'zustand';

interface Notice {
  text: string;
  /** The cart that the notice is about; a later change ends the notice. */
  lines: readonly CartLine[];
}

interface CartDrawerState {
  open: boolean;
  /** Why the drawer opened, e.g. the product just added. */
  notice: Notice | null;
}

export const useCartDrawer = create<CartDrawerState>(() => ({ open: false, notice: null }));

/** @param notice about the current cart */
export const openCartDrawer = (notice?: string): void =>
  useCartDrawer.setState({
    open: true,
    notice: notice ? { text: notice, lines: useCart.getState().lines } : null,
  });

export const closeCartDrawer = (): void => useCartDrawer.setState({ open: false, notice: null });
