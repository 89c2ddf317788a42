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

/** Stands for the version of a product that is new, or of a host that counts none. */
export const NO_VERSION = -1;

/** Creates a product, or changes the one with `id`; the list is as it was until it is read again. */
export async function sendProduct(id: number | null, body: ProductInput): Promise<void> {
  if (id === null) await callApi(createProduct, { body });
  else await callApi(updateProduct, { params: { product_id: id }, body });
}

/** The same; the list is read again. */
export async function saveProduct(id: number | null, body: ProductInput): Promise<void> {
  await sendProduct(id, body);
  await refreshProducts();
}

/** The product as the list that was read last tells it. */
export const knownProduct = (id: number): Product | undefined =>
  queryClient
    .getQueryData(productsQuery().queryKey)
    ?.find(({ product_id }) => Number(product_id) === id);

/** The product as the host holds it now; nothing where the list does not come. */
export const fetchProduct = (id: number): Promise<Product | undefined> =>
  queryClient.fetchQuery({ ...productsQuery(), staleTime: 0 }).then(
    (products) => products.find(({ product_id }) => product_id === id),
    () => undefined,
  );

/**
 * What a change is saved over. A host that counts no versions takes whatever is sent: what was sold or
 * changed since the list was read would be undone by it.
 */
export const newestOf = async (product: Product): Promise<Product> =>
  hostCan('product-versions') ? product : ((await fetchProduct(product.product_id)) ?? product);

/** Why a product was not saved; a conflict also brings the values of now. */
export function saveFailure(error: unknown): string {
  const told = failureText(error);
  if (told === text.conflict) void refreshProducts();
  return told;
}

/** Why a product was not saved, with the field that the host names. */
export function failureText(error: unknown): string {
  const told = serverMessageOr(error, text.saveFailed);
  if (!isApiCallError(error) || error.name !== 'ApiError') return told;
  if (error.status === 409) return text.conflict;
  const field = error.field && wireLabelOf(error.field);
  return field ? `${field}: ${told}` : told;
}
