import { defineRemoteModule } from '@vitrina/shared-auth';
import { CartBeside } from '../features/cart/cart-beside.tsx';
import { ShopLayout } from '../features/cart/shop-layout.tsx';
import { loadPrices } from '../features/catalog/prices.ts';
import { CategoryPage } from '../pages/category-page.tsx';
import { ProductsPage } from '../pages/products-page.tsx';

export const { routes, layout, beside } = defineRemoteModule({
  layout: ShopLayout,
  beside: CartBeside,
  routes: [
    {
      index: true,
      Component: ProductsPage,
      // Not awaited: the page shows at once, with skeletons, and says itself what failed.
      loader: loadPrices,
    },
    {
      path: 'categorie/:slug/:page',
      // Not loaded later: its HTML has the styles of this module only.
      Component: CategoryPage,
      loader: loadPrices,
    },
  ],
});
