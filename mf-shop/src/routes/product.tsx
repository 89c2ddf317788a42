import { defineRemoteModule } from '@vitrina/shared-auth';
import { redirect } from 'react-router-dom';
import { ShopLayout } from '../features/cart/shop-layout.tsx';
import { loadPrices } from '../features/catalog/prices.ts';
import { ProductPage } from '../pages/product-page.tsx';

export const { routes, layout } = defineRemoteModule({
  layout: ShopLayout,
  routes: [
    { index: true, loader: () => redirect('/products') },
    {
      path: ':productId',
      Component: ProductPage,
      // Not awaited: the page shows a skeleton at once, and reports failures itself.
      loader: loadPrices,
    },
  ],
});
