import { queryOptions, useQuery } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { callApi, publicKey } from '@vitrina/shared-auth';

/** All variants of the catalogue. */
export const productsQuery = queryOptions({
  queryKey: publicKey('mf-shop', 'products'),
  queryFn: ({ signal }) => callApi(listProducts, {}, { signal }),
});

export const useProducts = () => useQuery(productsQuery);
