/** Requested only by the 404 page; its chunk contains neither client nor call. */
export const loadCategories = () =>
  import(/* webpackChunkName: "shop-categories" */ './list-categories.ts').then(
    ({ listShopCategories }) => listShopCategories(),
  );
