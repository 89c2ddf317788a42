/**
 * Query parameters of the page with purpose `shop`; other pages link to it with these.
 * @example const link = `/products?${SHOP_PARAMS.category}=${encodeURIComponent('Buze')}`;
 */
export const SHOP_PARAMS = {
  /** Search words. */
  query: 'cauta',
  /** Category name. */
  category: 'categorie',
} as const;
