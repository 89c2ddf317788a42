import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CheckoutState, PlacedOrder } from '../checkout-flow/checkout-state.ts';

/** An order and when this page saw it placed. */
interface SeenOrder {
  placed: PlacedOrder;
  /** ISO 8601; absent in what an older release kept. */
  placedAt?: string;
}

/**
 * The order that this visit of the page ended with. It is kept in the entry of the browser's
 * history, so that a reload and the way back show it again, and a new visit does not.
 */
export function usePlacedOrder(state: CheckoutState): SeenOrder | null {
  const { pathname, state: kept } = useLocation() as {
    pathname: string;
    state: Partial<SeenOrder> | null;
  };
  const navigate = useNavigate();
  const placed = state.name === 'placed' ? state.placed : null;
  useEffect(() => {
    if (!placed) return;
    const placedAt = new Date().toISOString();
    void navigate(pathname, { replace: true, state: { placed, placedAt } });
  }, [placed, navigate, pathname]);
  const order = placed ?? (state.name === 'editing' ? kept?.placed : null);
  return order ? { ...kept, placed: order } : null;
}
