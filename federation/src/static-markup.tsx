import type { ReactNode } from 'react';
import { type RouteObject, StaticRouter, useRoutes } from 'react-router-dom';
import { renderMarkup } from './render-markup.ts';

interface StaticMarkupOptions {
  /** With whole paths. Nothing of them is loaded: what they show is at hand. */
  routes: RouteObject[];
  /** Begins the ids in the markup: unlike those of the shell and of other remotes. */
  idPrefix: string;
  /** Around the routes: what gives their pages the data. */
  wrap: (routes: ReactNode) => ReactNode;
}

/**
 * What a remote's routes show at `path`, as HTML for its render bundle (`remote-pages.ts`).
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
