import { isHeld, useHeld } from '@vitrina/shared-auth/per-package/permissions';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { NoPermission } from './no-permission.tsx';
import { neededFor } from './page-permissions.ts';
import { useFocusOfSwap } from './use-focus-of-swap.ts';

interface Page {
  Component: ComponentType;
  loader?: (args: LoaderFunctionArgs) => unknown;
  handle?: unknown;
}

/**
 * Route that renders its page only with the needed permission and does not load its data without it; a
 * permission granted or revoked while it is open takes effect at once.
 */
export function guardedPage(path: string, load: () => Promise<Page>): RouteObject {
  const needed = neededFor(path);
  return {
    path,
    lazy: async () => {
      const { Component, loader, ...page } = await load();
      return {
        ...page,
        ...(loader && {
          loader: (args: LoaderFunctionArgs) => (isHeld(needed) ? loader(args) : null),
        }),
        Component() {
          const isOpen = useHeld()(needed);
          useFocusOfSwap(isOpen);
          return isOpen ? <Component /> : <NoPermission needed={needed} />;
        },
      };
    },
  };
}
