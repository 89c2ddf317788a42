/** The rare 404 page is in a chunk that pages load later anyway. */
export const loadNotFoundPage = () =>
  import(/* webpackChunkName: "notices" */ './not-found-page.tsx').then(
    (module) => module.NotFoundPage,
  );
