import { queryOptions, useQuery } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { callApi } from '@vitrina/shared-auth';

const fetchProducts = ({ signal }: { signal: AbortSignal }) =>
  callApi(listProducts, {}, { signal });

/** All variants of the catalogue. */
export const productsQuery = queryOptions({ queryKey: ['products'], queryFn: fetchProducts });

export const useProducts = () => useQuery(productsQuery);
