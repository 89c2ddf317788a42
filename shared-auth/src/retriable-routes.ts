import { createElement } from 'react';
import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

type LoadPage = LazyRouteFunction<RouteObject>;
type Page = Awaited<ReturnType<LoadPage>>;

/**
 * `routes` whose lazy pages can be retried after a failed load. The router keeps the failure of a `lazy`
 * for the document's lifetime.
 */
export const retriableRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'function' && { lazy: retriable(route.lazy) }),
    ...(route.children && { children: retriableRoutes(route.children) }),
  })) as RouteObject[];

/** Script and style sheet fail one after the other; an earlier retry would share the pending failure. */
const PAUSE_MS = 150;

const retriable = (load: LoadPage) => () =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return loadedOnVisit(load);
  });

/** The same page, loaded by its loader, which runs on every visit without caching failures. */
function loadedOnVisit(load: LoadPage): Page {
  let page: Page = {};
  // The router hands out this very object, so it can be filled later.
  const handle = {};
  return {
    handle,
    loader: async (args: LoaderFunctionArgs) => {
      page = await load();
      Object.assign(handle, page.handle);
      return typeof page.loader === 'function' ? page.loader(args) : null;
    },
    Component: () => page.Component && createElement(page.Component),
  };
}
