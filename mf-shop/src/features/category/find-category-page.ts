import type { Product } from '@vitrina/contract/entities/product';
import { type Category, categoriesBySlug } from '../catalog/categories.ts';
import type { FoundProduct } from '../catalog/group-products.ts';
import { PAGE_SIZE } from '../catalog/page-size.ts';
import { NO_FILTERS } from '../product-list/catalogue-filters.ts';
import { findProducts, indexProducts } from '../product-list/find-products.ts';

export interface CategoryPageContent {
  category: Category;
  /** All categories, for navigation. */
  categories: readonly Category[];
  /** 1-based. */
  page: number;
  pageCount: number;
  /** Number of products on all pages. */
  total: number;
  shown: readonly FoundProduct[];
}

/** `null` for an unknown category or page. */
export function findCategoryPage(
  products: readonly Product[],
  slug: string,
  pageText: string,
): CategoryPageContent | null {
  const { categories, foundIn } = categoriesOf(products);
  const category = categories.get(slug);
  if (!category || !/^[1-9]\d{0,3}$/.test(pageText)) return null;
  const page = Number(pageText);
  const found = foundIn(category);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  if (shown.length === 0) return null;
  return {
    category,
    categories: [...categories.values()],
    page,
    pageCount: Math.ceil(found.length / PAGE_SIZE),
    total: found.length,
    shown,
  };
}

interface Categories {
  categories: ReadonlyMap<string, Category>;
  foundIn(category: Category): readonly FoundProduct[];
}

/** Cached, because thousands of pages are written from one list. */
const known = new WeakMap<readonly Product[], Categories>();

function categoriesOf(products: readonly Product[]): Categories {
  const before = known.get(products);
  if (before) return before;
  const index = indexProducts(products);
  const found = new Map<string, readonly FoundProduct[]>();
  const next: Categories = {
    categories: categoriesBySlug(products),
    foundIn({ slug, name }) {
      const all = found.get(slug) ?? findProducts(index, { ...NO_FILTERS, category: name });
      found.set(slug, all);
      return all;
    },
  };
  known.set(products, next);
  return next;
}
