import { queryOptions, useQuery } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { callApi, publicKey } from '@vitrina/shared-auth';

/** All variants of the catalogue, except those without a name. */
export const productsQuery = queryOptions({
  queryKey: publicKey('mf-shop', 'products'),
  queryFn: async ({ signal }) =>
    (await callApi(listProducts, {}, { signal })).filter(({ product_name }) => product_name !== ''),
  meta: { shows: ['product'] },
});

export const useProducts = () => useQuery(productsQuery);
