import { createCategory } from '@vitrina/contract/calls/create-category';
import { endCategory } from '@vitrina/contract/calls/end-category';
import { orderCategories } from '@vitrina/contract/calls/order-categories';
import { renameCategory } from '@vitrina/contract/calls/rename-category';
import type { Category } from '@vitrina/contract/entities/category';
import { callApi, isApiCallError, queryClient, serverMessageOr } from '@vitrina/shared-auth';
import { productMessages } from '../../product-messages.ts';
import { categoriesQuery, refreshCategories, refreshProducts } from '../products/products-query.ts';

const text = productMessages.categories;

const refresh = () => Promise.all([refreshCategories(), refreshProducts()]);

/** Text for a failed change; refetches, as after a conflict. */
export function categoryFailure(error: unknown, fallback: string): string {
  void refresh();
  const isConflict =
    isApiCallError(error) && error.name === 'ApiError' && error.code === 'version_conflict';
  return isConflict ? text.conflict : serverMessageOr(error, fallback);
}

export async function rename({ category_id, category_name }: Category, name: string) {
  await callApi(renameCategory, {
    params: { id: category_id },
    body: { name, name_seen: category_name },
  });
  await refresh();
}

/** Optimistic; the host's answer replaces it. */
export async function setOrder(categories: readonly Category[]): Promise<void> {
  const { queryKey } = categoriesQuery();
  queryClient.setQueryData(queryKey, [...categories]);
  const ids = categories.map(({ category_id }) => category_id);
  const { data } = await callApi(orderCategories, { body: { ids } });
  queryClient.setQueryData(queryKey, data);
  await refreshProducts();
}

export async function end(id: number): Promise<void> {
  await callApi(endCategory, { params: { id } });
  await refresh();
}

/** Recreates an ended category in its old place. */
export async function bringBack(name: string): Promise<void> {
  await callApi(createCategory, { body: { name } });
  await refresh();
}
