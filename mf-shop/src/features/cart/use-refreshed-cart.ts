import { refreshCart } from '@vitrina/contract/rules/refresh-cart';
import { replaceCart, useCart } from '@vitrina/shared-auth';
import { useEffect, useRef, useState } from 'react';
import { isPriced } from '../catalog/buyable.ts';
import { useProducts } from '../catalog/list-products.ts';
import type { CartChange } from './cart-change.ts';
import { useShipping } from './use-shipping.ts';

/**
 * Updates the cart from the catalogue when either changes. A catalogue older than the lines removes nothing:
 * another window may have added a newer product; it is refetched instead.
 * @param paused true during a payment, whose cart must not change
 * @returns with `changes` since the page was opened
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
    /** Delivery rates, and whether the host has answered them. */
    shipping,
    changes,
    failed: isError,
    refreshing: isFetching,
    refresh: () => void refetch(),
  };
}

export type RefreshedCartState = ReturnType<typeof useRefreshedCart>;
