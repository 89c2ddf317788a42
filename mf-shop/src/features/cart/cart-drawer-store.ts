import { create } from 'zustand';

interface CartDrawerState {
  open: boolean;
  /** Why it opened, e.g. what was just added. */
  notice: string | null;
}

/** Whether the cart lies beside the page. */
export const useCartDrawer = create<CartDrawerState>(() => ({ open: false, notice: null }));

export const openCartDrawer = (notice: string | null = null): void =>
  useCartDrawer.setState({ open: true, notice });

export const closeCartDrawer = (): void => useCartDrawer.setState({ open: false, notice: null });
