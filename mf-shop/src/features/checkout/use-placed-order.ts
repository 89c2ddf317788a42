import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CheckoutState, PlacedOrder } from '../checkout-flow/checkout-state.ts';

/** An order and when this page saw it placed. */
interface SeenOrder {
  placed: PlacedOrder;
  /** ISO 8601; absent in data of older releases. */
  placedAt?: string;
}

/**
 * The order of this visit. Stored in the history entry, so that a reload and the back button show it again, and
 * a new visit does not.
 */
export function usePlacedOrder(state: CheckoutState): SeenOrder | null {
  const { pathname, state: kept } = useLocation() as {
    pathname: string;
    state: Partial<SeenOrder> | null;
  };
  const navigate = useNavigate();
  const placed = state.name === 'placed' ? state.placed : null;
  // In the first render, so that it is painted with the page.
  const placedAt = useMemo(() => placed && new Date().toISOString(), [placed]);
  useEffect(() => {
    if (!placed || !placedAt) return;
    void navigate(pathname, { replace: true, state: { placed, placedAt } });
  }, [placed, placedAt, navigate, pathname]);
  if (placed && placedAt) return { placed, placedAt };
  return state.name === 'editing' && kept?.placed ? { ...kept, placed: kept.placed } : null;
}
