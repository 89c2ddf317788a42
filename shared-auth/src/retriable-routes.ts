import { createElement } from 'react';
import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

type LoadPage = LazyRouteFunction<RouteObject>;
type Page = Awaited<ReturnType<LoadPage>>;

/**
 * `routes` whose lazy pages can be opened again after they failed to load. The router itself keeps
 * the failure of a `lazy` for as long as the document lives.
 */
export const retriableRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'function' && { lazy: retriable(route.lazy) }),
    ...(route.children && { children: retriableRoutes(route.children) }),
  })) as RouteObject[];

/** Script and style of a page fail one after the other; asked for earlier, the late one fails with the first try. */
const PAUSE_MS = 150;

const retriable = (load: LoadPage) => () =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return loadedOnVisit(load);
  });

/** The same page, fetched by its loader: that runs on every visit, and its failure is not kept. */
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
