// Loaded after the first paint of the products. One chunk, because each costs a hash.
export const loadFilters = async () => ({
  ...(await import(/* webpackChunkName: "filters" */ './filter-bar.tsx')),
  ...(await import(/* webpackChunkName: "filters" */ './no-products-found.tsx')),
});

export type LoadedFilters = Awaited<ReturnType<typeof loadFilters>>;
