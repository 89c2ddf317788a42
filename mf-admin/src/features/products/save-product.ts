import { createProduct } from '@vitrina/contract/calls/create-product';
import { updateProduct } from '@vitrina/contract/calls/update-product';
import type { Product } from '@vitrina/contract/entities/product';
import type { ProductInput } from '@vitrina/contract/entities/product-input';
import { callApi, isApiCallError, queryClient, serverMessageOr } from '@vitrina/shared-auth';
import { messages } from '../../messages.ts';
import { productsQuery, refreshProducts } from './products-query.ts';

const text = messages.products;

/** Creates a product, or changes the one with `id`. */
export async function saveProduct(id: number | null, body: ProductInput): Promise<void> {
  if (id === null) await callApi(createProduct, { body });
  else await callApi(updateProduct, { params: { product_id: id }, body });
  await refreshProducts();
}

/** The product as the list that was read last tells it. */
export const knownProduct = (id: number): Product | undefined =>
  queryClient
    .getQueryData(productsQuery().queryKey)
    ?.find(({ product_id }) => Number(product_id) === id);

/** The product as the host holds it now. */
export async function fetchProduct(id: number): Promise<Product | undefined> {
  await refreshProducts();
  return knownProduct(id);
}

/** Why a product was not saved; a conflict also brings the values of now. */
export function saveFailure(error: unknown): string {
  if (isApiCallError(error) && error.name === 'ApiError' && error.status === 409) {
    void refreshProducts();
    return text.conflict;
  }
  return serverMessageOr(error, text.saveFailed);
}
