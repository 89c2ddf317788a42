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
 * The route of a page for staff who may use it. Others are told so in its place, and its data is not
 * asked for; what is given or taken while it is open counts at once.
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
