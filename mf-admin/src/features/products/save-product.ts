import { createProduct } from '@vitrina/contract/calls/create-product';
import { updateProduct } from '@vitrina/contract/calls/update-product';
import type { Product } from '@vitrina/contract/entities/product';
import type { ProductInput } from '@vitrina/contract/entities/product-input';
import {
  callApi,
  hostCan,
  isApiCallError,
  queryClient,
  serverMessageOr,
} from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { wireLabelOf } from './product-values.ts';
import { productsQuery, refreshProducts } from './products-query.ts';

const text = messages.products;

/** Version of a new product, or on a host without versions. */
export const NO_VERSION = -1;

/** Creates a product, or updates the one with `id`. Does not refetch. */
export async function sendProduct(id: number | null, body: ProductInput): Promise<void> {
  if (id === null) await callApi(createProduct, { body });
  else await callApi(updateProduct, { params: { product_id: id }, body });
}

/** `sendProduct`, then refetches. */
export async function saveProduct(id: number | null, body: ProductInput): Promise<void> {
  await sendProduct(id, body);
  await refreshProducts();
}

export const knownProduct = (id: number): Product | undefined =>
  queryClient
    .getQueryData(productsQuery().queryKey)
    ?.find(({ product_id }) => Number(product_id) === id);

/** The product after a refetch; undefined when that fails. */
export const fetchProduct = (id: number): Promise<Product | undefined> =>
  queryClient.fetchQuery({ ...productsQuery(), staleTime: 0 }).then(
    (products) => products.find(({ product_id }) => product_id === id),
    () => undefined,
  );

/**
 * Base of a change. Without versions the host overwrites, so refetch first: a stale base would undo sales
 * and changes.
 */
export const newestOf = async (product: Product): Promise<Product> =>
  hostCan('product-versions') ? product : ((await fetchProduct(product.product_id)) ?? product);

/** Text for a failed save; a conflict also refetches. */
export function saveFailure(error: unknown): string {
  const told = failureText(error);
  if (told === text.conflict) void refreshProducts();
  return told;
}

export function failureText(error: unknown): string {
  const told = serverMessageOr(error, text.saveFailed);
  if (!isApiCallError(error) || error.name !== 'ApiError') return told;
  if (error.status === 409) return text.conflict;
  const field = error.field && wireLabelOf(error.field);
  return field ? `${field}: ${told}` : told;
}
