/**
 * What the page that serves the purpose `shop` reads from its address; other pages link to it with
 * these.
 * @example const link = `/products?${SHOP_PARAMS.category}=${encodeURIComponent('Buze')}`;
 */
export const SHOP_PARAMS = {
  /** Words to search for. */
  query: 'cauta',
  /** Name of a category. */
  category: 'categorie',
} as const;
