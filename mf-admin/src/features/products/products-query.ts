import { queryOptions } from '@tanstack/react-query';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { listFirstProducts } from '@vitrina/contract/calls/list-first-products';
import { listProducts } from '@vitrina/contract/calls/list-products';
import type { Category } from '@vitrina/contract/entities/category';
import type { Product } from '@vitrina/contract/entities/product';
import { callApi, queryClient, unlessMissing, userKey } from '@vitrina/shared-auth';
import { FIRST_ROWS, loadRowsSoFar } from '../list/rows-so-far.ts';

export const productsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'products'),
    queryFn: ({ signal }) => callApi(listProducts, {}, { signal }),
    meta: { shows: ['product'] },
  });

const firstProductsQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'first-products'),
    queryFn: async ({ signal }) => {
      const query = { limit: FIRST_ROWS };
      const { products, total } = await callApi(listFirstProducts, { query }, { signal });
      return { rows: products, total };
    },
  });

export const productsSoFar = () => ({ all: productsQuery(), first: firstProductsQuery() });

/** `null` from a host that cannot list them: use `categoriesOf`, or a typed number. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: userKey('mf-admin', 'categories'),
    queryFn: async ({ signal }) =>
      (await unlessMissing(callApi(listCategories, {}, { signal })))?.data ?? null,
    meta: { shows: ['product'] },
  });

export function categoriesOf(products: readonly Product[]): Category[] {
  const names = new Map<number, string>();
  for (const { category_id, category_name } of products)
    if (category_id) names.set(category_id, category_name || (names.get(category_id) ?? ''));
  return [...names].map(([category_id, category_name]) => ({ category_id, category_name }));
}

export const loadProducts = () => {
  void loadRowsSoFar(productsSoFar());
  void queryClient.prefetchQuery(categoriesQuery());
  return null;
};

export const refreshProducts = () =>
  queryClient.invalidateQueries({ queryKey: productsQuery().queryKey });

export const refreshCategories = () =>
  queryClient.invalidateQueries({ queryKey: categoriesQuery().queryKey });
