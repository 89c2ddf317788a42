import { isHeld, useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { type ComponentType, useEffect, useRef } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { NoPermission } from './no-permission.tsx';
import { neededFor } from './page-permissions.ts';

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

/** Moves the focus to the heading when a page is swapped under it; focus elsewhere stays. */
function useFocusOfSwap(isOpen: boolean): void {
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isOpen]);
}
