import { queryClient } from '@vitrina/shared-auth';
import { settingsQuery } from '@vitrina/shared-auth/per-package/settings';
import { productsQuery } from './list-products.ts';

/** For a route's loader: starts to ask for products and what delivery costs, beside the page's code. */
export function loadPrices(): null {
  void queryClient.prefetchQuery(productsQuery);
  void queryClient.prefetchQuery(settingsQuery);
  return null;
}

/** Asks again what products and delivery cost, where the page shows it. */
export const refreshPrices = () =>
  Promise.all([
    queryClient.invalidateQueries(productsQuery),
    queryClient.invalidateQueries(settingsQuery),
  ]);
