import { defineRemoteModule, queryClient } from '@vitrina/shared-auth';
import { productsQuery } from '../features/products/products-query.ts';
import { ListPage } from '../pages/list-page.tsx';

export const { routes, layout } = defineRemoteModule({
  routes: [
    {
      index: true,
      Component: ListPage,
      // Not awaited: the page renders at once and reports failures itself.
      loader: () => {
        void queryClient.prefetchQuery(productsQuery);
        return null;
      },
    },
    { path: 'despre', lazy: () => import('../pages/about-page.tsx') },
  ],
});
