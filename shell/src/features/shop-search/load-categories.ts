/** Asked for by the page for unknown addresses alone: its chunk carries neither the client nor the call. */
export const loadCategories = () =>
  import(/* webpackChunkName: "shop-categories" */ './list-categories.ts').then(
    ({ listShopCategories }) => listShopCategories(),
  );
