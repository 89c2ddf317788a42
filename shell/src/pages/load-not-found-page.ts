/** An address that nobody knows is rare: its page is in a chunk that pages load anyway, later. */
export const loadNotFoundPage = () =>
  import(/* webpackChunkName: "notices" */ './not-found-page.tsx').then(
    (module) => module.NotFoundPage,
  );
