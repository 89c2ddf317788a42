import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CheckoutState, PlacedOrder } from '../checkout-flow/checkout-state.ts';

/**
 * The order that this visit of the page ended with. It is kept in the entry of the browser's
 * history, so that a reload and the way back show it again, and a new visit does not.
 */
export function usePlacedOrder(state: CheckoutState): PlacedOrder | null {
  const { pathname, state: kept } = useLocation() as {
    pathname: string;
    state: { placed?: PlacedOrder } | null;
  };
  const navigate = useNavigate();
  const placed = state.name === 'placed' ? state.placed : null;
  useEffect(() => {
    if (placed) void navigate(pathname, { replace: true, state: { placed } });
  }, [placed, navigate, pathname]);
  return state.name === 'editing' ? (kept?.placed ?? null) : null;
}
