import type { ReactNode } from 'react';
import { type RouteObject, StaticRouter, useRoutes } from 'react-router-dom';
import { renderMarkup } from './render-markup.ts';

interface StaticMarkupOptions {
  /** With absolute paths; must not be lazy. */
  routes: RouteObject[];
  /** Prefix of the ids in the markup; must differ from the shell's and other remotes'. */
  idPrefix: string;
  /** Wraps the routes, to provide their data. */
  wrap: (routes: ReactNode) => ReactNode;
}

/**
 * HTML of a remote's routes at `path`, for its render bundle (`remote-pages.ts`).
 * @throws any error of a component
 * @example
 * const html = await staticMarkup('/salut', {
 *   routes: [{ path: '/salut', element: <h1>Salut</h1> }],
 *   idPrefix: 'salut-',
 *   wrap: (routes) => routes,
 * });
 */
export const staticMarkup = (
  path: string,
  { routes, idPrefix, wrap }: StaticMarkupOptions,
): Promise<string> =>
  renderMarkup(
    <StaticRouter location={path}>{wrap(<StaticRoutes routes={routes} />)}</StaticRouter>,
    idPrefix,
  );

const StaticRoutes = ({ routes }: Pick<StaticMarkupOptions, 'routes'>) => useRoutes(routes);
