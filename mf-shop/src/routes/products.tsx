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
      // Not awaited: the page shows skeletons at once, and reports failures itself.
      loader: loadPrices,
    },
    {
      path: 'categorie/:slug/:page',
      // Not lazy, because its HTML has only the styles of this module.
      Component: CategoryPage,
      loader: loadPrices,
    },
  ],
});
