import { queryOptions } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { callApi, publicKey } from '@vitrina/shared-auth';

/** The host's catalogue; the cache belongs to the page, the key begins with this remote. */
export const productsQuery = queryOptions({
  queryKey: publicKey('mf-template', 'products'),
  queryFn: ({ signal }) => callApi(listProducts, {}, { signal }),
});
