import type { Product } from '@vitrina/contract/entities/product';
import { type Category, categoriesBySlug } from '../catalog/categories.ts';
import { PAGE_SIZE } from '../catalog/page-size.ts';
import { NO_FILTERS } from '../product-list/catalogue-filters.ts';
import { type FoundProduct, findProducts, indexProducts } from '../product-list/find-products.ts';

/** One page of the products of a category. */
export interface CategoryPageContent {
  category: Category;
  /** All categories, to go on to. */
  categories: readonly Category[];
  /** 1-based. */
  page: number;
  pageCount: number;
  /** Products in all pages. */
  total: number;
  shown: readonly FoundProduct[];
}

/** The page that an address names; `null` for a category or a page that is not there. */
export function findCategoryPage(
  products: readonly Product[],
  slug: string,
  pageText: string,
): CategoryPageContent | null {
  const categories = categoriesBySlug(products);
  const category = categories.get(slug);
  if (!category || !/^[1-9]\d{0,3}$/.test(pageText)) return null;
  const page = Number(pageText);
  const found = findProducts(indexProducts(products), { ...NO_FILTERS, category: category.name });
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
