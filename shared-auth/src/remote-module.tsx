import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { queryClient } from './query.ts';
import { retriableRoutes } from './retriable-routes.ts';

/** What an exposed module of a remote exports: `export const { routes, layout } = defineRemoteModule({…})`. */
export interface RemoteModule {
  /** Relative to the mount's path. */
  routes: RouteObject[];
  /** Rendered around every route of the mount; renders an `<Outlet />`. */
  layout: ComponentType;
}

/** The one wrapper of a remote: every cross-cutting concern of its pages is provided here. */
export function defineRemoteModule(module: {
  routes: RouteObject[];
  layout?: ComponentType;
}): RemoteModule {
  const Inner = module.layout ?? Outlet;
  const layout = () => (
    <QueryClientProvider client={queryClient}>
      <Inner />
    </QueryClientProvider>
  );
  return { routes: retriableRoutes(module.routes), layout };
}
