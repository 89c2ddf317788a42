import { refreshCart } from '@vitrina/contract/rules/refresh-cart';
import { replaceCart, useCart } from '@vitrina/shared-auth';
import { useEffect, useRef, useState } from 'react';
import { isPriced } from '../catalog/buyable.ts';
import { useProducts } from '../catalog/list-products.ts';
import type { CartChange } from './cart-change.ts';
import { useShipping } from './use-shipping.ts';

/**
 * Brings the cart into agreement with the catalogue, whenever either is news. A catalogue that is older
 * than the lines takes nothing away: another window may have added a product that is newer than it.
 * @param paused while a payment is under way its cart stands
 * @returns among others what changed since the page was opened
 */
export function useRefreshedCart(paused: boolean) {
  const { data: products, dataUpdatedAt, isError, isFetching, refetch } = useProducts();
  const lines = useCart((cart) => cart.lines);
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const shipping = useShipping(lines, paused, (change) => setChanges((all) => [...all, change]));
  const seen = useRef({ lines, at: Date.now() });

  useEffect(() => {
    if (seen.current.lines !== lines) seen.current = { lines, at: Date.now() };
    if (!products || paused) return;
    const refreshed = refreshCart(lines, products.filter(isPriced));
    if (refreshed.changes.length === 0) return;
    if (dataUpdatedAt < seen.current.at) {
      void refetch({ cancelRefetch: false });
      return;
    }
    replaceCart(refreshed.cart);
    setChanges((before) => [...before, ...refreshed.changes]);
  }, [products, dataUpdatedAt, lines, paused, refetch]);

  return {
    lines,
    products,
    /** What delivery costs, and whether the host has said so. */
    shipping,
    changes,
    failed: isError,
    refreshing: isFetching,
    refresh: () => void refetch(),
  };
}

export type RefreshedCartState = ReturnType<typeof useRefreshedCart>;
