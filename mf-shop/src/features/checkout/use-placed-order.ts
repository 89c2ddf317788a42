import { useEffect, useMemo } from 'react';
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
  // At once, so that the page is drawn with it.
  const placedAt = useMemo(() => placed && new Date().toISOString(), [placed]);
  useEffect(() => {
    if (!placed || !placedAt) return;
    void navigate(pathname, { replace: true, state: { placed, placedAt } });
  }, [placed, placedAt, navigate, pathname]);
  if (placed && placedAt) return { placed, placedAt };
  return state.name === 'editing' && kept?.placed ? { ...kept, placed: kept.placed } : null;
}
