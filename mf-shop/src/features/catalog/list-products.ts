import { queryOptions, useQuery } from '@tanstack/react-query';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { callApi } from '@vitrina/shared-auth';
import { withHeldPieces } from '../cart/held-pieces.ts';

/** An answer counts with the hold of its own time: later, host and hold have both moved on. */
const fetchProducts = async ({ signal }: { signal: AbortSignal }) =>
  withHeldPieces(await callApi(listProducts, {}, { signal }));

/** All variants of the catalogue, as this buyer sees them: an admin's list is another one. */
export const productsQuery = queryOptions({
  queryKey: ['products', 'as-buyer'],
  queryFn: fetchProducts,
});

export const useProducts = () => useQuery(productsQuery);
