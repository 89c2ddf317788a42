import { createProduct } from '@vitrina/contract/calls/create-product';
import { updateProduct } from '@vitrina/contract/calls/update-product';
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

/** The version that the host holds now. */
export async function fetchVersion(id: number): Promise<number | null | undefined> {
  await refreshProducts();
  const products = queryClient.getQueryData(productsQuery().queryKey);
  return products?.find(({ product_id }) => product_id === id)?.version;
}

/** Why a product was not saved; a conflict also brings the values of now. */
export function saveFailure(error: unknown): string {
  if (isApiCallError(error) && error.name === 'ApiError' && error.status === 409) {
    void refreshProducts();
    return text.conflict;
  }
  return serverMessageOr(error, text.saveFailed);
}
