import { defineRemoteModule, queryClient } from '@vitrina/shared-auth';
import { redirect } from 'react-router-dom';
import { productsQuery } from '../features/catalog/list-products.ts';
import { CheckoutPage } from '../pages/checkout-page.tsx';

/** Comes with the provider's redirect back; the kept charge says more, so it leaves the address. */
const SECRET_PARAM = 'payment_intent_client_secret';

export const { routes, layout } = defineRemoteModule({
  routes: [
    {
      index: true,
      Component: CheckoutPage,
      loader: ({ request }) => {
        if (new URL(request.url).searchParams.has(SECRET_PARAM)) return redirect('/checkout');
        void queryClient.prefetchQuery(productsQuery);
        return null;
      },
    },
  ],
});
