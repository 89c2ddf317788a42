import { defineRemoteModule, queryClient } from '@vitrina/shared-auth';
import { productsQuery } from '../features/catalog/list-products.ts';
import { CheckoutPage } from '../pages/checkout-page.tsx';

export const { routes, layout } = defineRemoteModule({
  routes: [
    {
      index: true,
      Component: CheckoutPage,
      loader: () => {
        void queryClient.prefetchQuery(productsQuery);
        return null;
      },
    },
  ],
});
