import type { Product } from '@vitrina/contract/entities/product';
import type { ListedPage } from '@vitrina/federation/remote-pages';
import { categoriesBySlug, categoryPath } from '../features/catalog/categories.ts';
import { type FoundProduct, groupProducts } from '../features/catalog/group-products.ts';
import { PAGE_SIZE } from '../features/catalog/page-size.ts';
import { findCategoryPage } from '../features/category/find-category-page.ts';
import { similarProducts } from '../features/product-details/similar-products.ts';
import { NO_FILTERS } from '../features/product-list/catalogue-filters.ts';
import { countProducts, familiesOf } from '../features/product-list/color-choice.ts';
import { findProducts, indexProducts } from '../features/product-list/find-products.ts';
import type { Catalogue } from './catalogue.ts';

/** `/products` and the pages of each category. */
export function listCataloguePages({ products }: Catalogue): ListedPage[] {
  const found = findProducts(indexProducts(products), NO_FILTERS);
  const categories = [...categoriesBySlug(products).values()];
  const first = found.slice(0, PAGE_SIZE);
  const colors = [...countProducts(familiesOf(products), products, NO_FILTERS)];
  const list = listOf('/products', first, [found.length, categories, colors]);
  return [list, ...categories.flatMap((category) => listCategory(products, category.slug))];
}

function listCategory(products: readonly Product[], slug: string): ListedPage[] {
  const first = findCategoryPage(products, slug, '1');
  if (!first) return [];
  return Array.from({ length: first.pageCount }, (_, index) => {
    const content = findCategoryPage(products, slug, String(index + 1));
    const path = categoryPath(first.category, index + 1);
    return listOf(path, content?.shown ?? [], [first.total, first.categories]);
  });
}

/** A page of cards; its date is the newest of its products. */
const listOf = (path: string, found: readonly FoundProduct[], more: unknown[]): ListedPage => ({
  ...pageOf(path, [shown(found), ...more]),
  datedBy: found.flatMap(({ group }) => group.variants.map(({ product_id }) => pathOf(product_id))),
});

const pathOf = (id: number): string => `/product/${id}`;

/** The page of each variant. */
export const listProductPages = ({ products, shipping }: Catalogue): ListedPage[] => {
  const siblings = new Map(groupProducts(products).map(({ name, variants }) => [name, variants]));
  const categories = categoriesBySlug(products);
  const slugs = new Map([...categories.values()].map(({ name, slug }) => [name, slug]));
  return products.map((variant) =>
    pageOf(pathOf(variant.product_id), [
      variant.product_id,
      siblings.get(variant.product_name),
      shown(similarProducts(variant, products)),
      shipping,
      slugs.get(variant.category_name ?? null),
    ]),
  );
};

/** Everything that cards show. */
const shown = (found: readonly FoundProduct[]) =>
  found.map(({ group, variant }) => [variant.product_id, group.variants]);

const pageOf = (path: string, content: unknown): ListedPage => ({
  path,
  key: shortHash(JSON.stringify(content)),
  // The host sends no modification dates.
  modified: null,
});

/**
 * 64-bit hash of a text as 16 hexadecimal digits, from two 32-bit FNV-1a hashes. Detects changes; not for
 * security.
 */
const shortHash = (text: string): string =>
  [0x811c9dc5, 0x050c5d1f].map((seed) => fnv(text, seed)).join('');

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
