import { defineRemoteModule, queryClient } from '@vitrina/shared-auth';
import { productsQuery } from '../features/catalog/list-products.ts';
import { ProductsPage } from '../pages/products-page.tsx';

export const { routes, layout } = defineRemoteModule({
  routes: [
    {
      index: true,
      Component: ProductsPage,
      // Not awaited: the page shows at once, with skeletons, and says itself what failed.
      loader: () => {
        void queryClient.prefetchQuery(productsQuery);
        return null;
      },
    },
  ],
});
