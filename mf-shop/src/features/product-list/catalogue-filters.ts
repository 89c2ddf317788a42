import { SHOP_PARAMS } from '@vitrina/contract/shop-address';

export const SORT_ORDERS = ['recomandate', 'pret-crescator', 'pret-descrescator', 'nume'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Filters of the list, all of them in the address. */
export interface CatalogueFilters {
  query: string;
  /** `null`: all. */
  category: string | null;
  /** CSS colour names; empty means all. */
  colors: readonly string[];
  inStock: boolean;
  sort: SortOrder;
  /** Number of result pages shown, at least 1. */
  pages: number;
}

export const NO_FILTERS: CatalogueFilters = {
  query: '',
  category: null,
  colors: [],
  inStock: false,
  sort: 'recomandate',
  pages: 1,
};

/** A longer query can only come from a manipulated address. */
const MAX_QUERY = 1000;
const MAX_PAGES = 100;

/** Parses the filters of an address; invalid values count as absent. */
export function readFilters(params: URLSearchParams): CatalogueFilters {
  const pages = Number(params.get('pagina'));
  return {
    query: (params.get(SHOP_PARAMS.query) ?? '').slice(0, MAX_QUERY),
    category: params.get(SHOP_PARAMS.category) || null,
    colors: [...new Set(params.getAll('culoare').filter(Boolean))],
    inStock: params.get('stoc') === 'da',
    sort: SORT_ORDERS.find((order) => order === params.get('sortare')) ?? NO_FILTERS.sort,
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, MAX_PAGES) : 1,
  };
}

/** Search part of the address for `filters`, without defaults. */
export function writeFilters(filters: CatalogueFilters): string {
  const params = new URLSearchParams();
  if (filters.query) params.set(SHOP_PARAMS.query, filters.query);
  if (filters.category) params.set(SHOP_PARAMS.category, filters.category);
  for (const color of filters.colors) params.append('culoare', color);
  if (filters.inStock) params.set('stoc', 'da');
  if (filters.sort !== NO_FILTERS.sort) params.set('sortare', filters.sort);
  if (filters.pages > 1) params.set('pagina', String(filters.pages));
  return params.toString();
}

/** True when some products may be left out; sorting leaves out none. */
export const narrows = ({ query, category, colors, inStock }: CatalogueFilters): boolean =>
  query.trim() !== '' || category !== null || colors.length > 0 || inStock;
