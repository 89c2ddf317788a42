import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { queryClient } from './query.ts';
import { retriableRoutes } from './retriable-routes.ts';

/** Exports of a remote's exposed module: `export const { routes, layout } = defineRemoteModule({…})`. */
export interface RemoteModule {
  /** Relative to the mount's path. */
  routes: RouteObject[];
  /** Rendered around every route of the mount; renders an `<Outlet />`. */
  layout: ComponentType;
  /** Shown on demand beside pages of others: the shop's cart. */
  beside?: ComponentType | undefined;
}

/**
 * Defines a remote's exposed module; all cross-cutting concerns of its pages are provided here.
 * @example
 * const Page = () => <h1>Blog</h1>;
 * export const { routes, layout } = defineRemoteModule({ routes: [{ index: true, Component: Page }] });
 */
export function defineRemoteModule(module: {
  routes: RouteObject[];
  layout?: ComponentType;
  beside?: ComponentType;
}): RemoteModule {
  const { beside } = module;
  return {
    routes: retriableRoutes(module.routes),
    layout: withQueries(module.layout ?? Outlet),
    ...(beside && { beside: withQueries(beside) }),
  };
}

const withQueries = (Inner: ComponentType) => () => (
  <QueryClientProvider client={queryClient}>
    <Inner />
  </QueryClientProvider>
);
