import { type LineChange, refreshCart } from '@vitrina/contract/rules/refresh-cart';
import { replaceCart, useCart } from '@vitrina/shared-auth';
import { useEffect, useState } from 'react';
import { isPriced } from '../catalog/buyable.ts';
import { useProducts } from '../catalog/list-products.ts';

/**
 * Brings the cart into agreement with the catalogue, whenever the catalogue is news.
 * @param paused while a payment is under way its cart stands
 * @returns among others what changed since the page was opened
 */
export function useRefreshedCart(paused: boolean) {
  const { data: products, isError, isFetching, refetch } = useProducts();
  const lines = useCart((cart) => cart.lines);
  const [changes, setChanges] = useState<readonly LineChange[]>([]);

  useEffect(() => {
    if (!products || paused) return;
    const refreshed = refreshCart(lines, products.filter(isPriced));
    if (refreshed.changes.length === 0) return;
    replaceCart(refreshed.cart);
    setChanges((before) => [...before, ...refreshed.changes]);
  }, [products, lines, paused]);

  return {
    lines,
    products,
    changes,
    failed: isError,
    refreshing: isFetching,
    refresh: () => void refetch(),
  };
}

export type RefreshedCartState = ReturnType<typeof useRefreshedCart>;
