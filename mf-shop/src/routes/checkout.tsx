import { defineRemoteModule } from '@vitrina/shared-auth';
import { loadPrices } from '../features/catalog/prices.ts';
import { CheckoutPage } from '../pages/checkout-page.tsx';

export const { routes, layout } = defineRemoteModule({
  routes: [
    {
      index: true,
      Component: CheckoutPage,
      loader: loadPrices,
    },
  ],
});
