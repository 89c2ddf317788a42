import { QueryClientProvider } from '@tanstack/react-query';
import { staticMarkup } from '@vitrina/federation/static-markup';
import * as filterBar from '../features/product-list/filter-bar.tsx';
import { FiltersAtHand } from '../features/product-list/filters-at-hand.ts';
import * as noProductsFound from '../features/product-list/no-products-found.tsx';
import { WrittenPage } from '../features/written-page/written-page.ts';
import { CategoryPage } from '../pages/category-page.tsx';
import { ProductPage } from '../pages/product-page.tsx';
import { ProductsPage } from '../pages/products-page.tsx';
import type { Catalogue } from './catalogue.ts';

const FILTERS = { ...filterBar, ...noProductsFound };

const ROUTES = [
  { path: '/products', Component: ProductsPage },
  { path: '/products/categorie/:slug/:page', Component: CategoryPage },
  { path: '/product/:productId', Component: ProductPage },
];

/** HTML of the shop's page at `path`, rendered from loaded data. */
export const pageMarkup = (path: string, { queries }: Catalogue): Promise<string> =>
  staticMarkup(path, {
    routes: ROUTES,
    idPrefix: 'shop-',
    wrap: (routes) => (
      <QueryClientProvider client={queries}>
        <WrittenPage value={true}>
          <FiltersAtHand value={FILTERS}>{routes}</FiltersAtHand>
        </WrittenPage>
      </QueryClientProvider>
    ),
  });
