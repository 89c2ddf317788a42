import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Resolves the lazy parts of the routes of `path`, so that the router is ready at once: hydration must
 * render the same on its first pass.
 */
export async function loadMatchedRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
