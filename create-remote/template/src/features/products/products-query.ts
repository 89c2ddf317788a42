import { queryOptions } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { callApi, publicKey } from '@vitrina/shared-auth';

/** The host's catalogue. All remotes share the cache, so the key starts with this remote's name. */
export const productsQuery = queryOptions({
  queryKey: publicKey('mf-template', 'products'),
  queryFn: ({ signal }) => callApi(listProducts, {}, { signal }),
});
