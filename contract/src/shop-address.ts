/**
 * What the page that serves the purpose `shop` reads from its address; other pages link to it with
 * these.
 *
 * @example `${to}?${SHOP_PARAMS.category}=${encodeURIComponent(name)}`
 */
export const SHOP_PARAMS = {
  /** Words to search for. */
  query: 'cauta',
  /** Name of a category. */
  category: 'categorie',
} as const;
