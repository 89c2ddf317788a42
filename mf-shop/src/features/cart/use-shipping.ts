import type { CartLine } from '@vitrina/contract/rules/cart-line';
import { orderTotals } from '@vitrina/contract/rules/order-totals';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CartChange } from './cart-change.ts';

/**
 * Delivery rates for the totals on the page.
 * @param paused true during a payment, which keeps its rates
 * @param tell called when the fee of these lines differs from the shown one
 */
export function useShipping(
  lines: readonly CartLine[],
  paused: boolean,
  tell: (change: CartChange) => void,
) {
  const { shipping, isSettled } = useSettings();
  const [shown, show] = useState({ rates: shipping, isSettled });
  const take = useEffectEvent(() => {
    show({ rates: shipping, isSettled });
    if (!shown.isSettled || lines.length === 0) return;
    const before = orderTotals(lines, shown.rates).shippingBani;
    const now = orderTotals(lines, shipping).shippingBani;
    if (before !== now) tell({ kind: 'shipping', before, now });
  });
  const isOld = shown.rates !== shipping || shown.isSettled !== isSettled;
  useEffect(() => {
    if (isOld && !paused) take();
  }, [isOld, paused]);
  return shown;
}
