import { queryClient } from '@vitrina/shared-auth';
import { settingsQuery } from '@vitrina/shared-auth/per-package/settings';
import { productsQuery } from './list-products.ts';

/** For a route's loader: starts to fetch products and delivery rates while the page's code loads. */
export function loadPrices(): null {
  void queryClient.prefetchQuery(productsQuery);
  void queryClient.prefetchQuery(settingsQuery);
  return null;
}

/** Refetches products and delivery rates. */
export const refreshPrices = () =>
  Promise.all([
    queryClient.invalidateQueries(productsQuery),
    queryClient.invalidateQueries(settingsQuery),
  ]);
