import { defineRemoteModule, queryClient } from '@vitrina/shared-auth';
import { redirect } from 'react-router-dom';
import { productsQuery } from '../features/catalog/list-products.ts';
import { ProductPage } from '../pages/product-page.tsx';

export const { routes, layout } = defineRemoteModule({
  routes: [
    { index: true, loader: () => redirect('/products') },
    {
      path: ':productId',
      Component: ProductPage,
      // Not awaited: the page shows at once, with a skeleton, and says itself what failed.
      loader: () => {
        void queryClient.prefetchQuery(productsQuery);
        return null;
      },
    },
  ],
});
