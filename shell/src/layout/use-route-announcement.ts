import { platformConfig } from '@vitrina/shared-auth/platform';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { messages } from '../messages.ts';
import type { RegisteredMount } from '../remotes/mounts.ts';

/** What a route says of itself: a shell page its title, a mount the one of its registry entry. */
export interface RouteHandle {
  title?: string;
  mount?: RegisteredMount;
}

/**
 * After a navigation the title changes and focus moves to the page's heading, so that a screen
 * reader says where one is. The first page keeps the browser's own focus.
 */
export function useRouteAnnouncement(): void {
  const { pathname } = useLocation();
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const title = handles.findLast((handle) => handle?.title ?? handle?.mount);
  const text = title?.title ?? title?.mount?.mount.title ?? messages.notFound.pageTitle;
  const firstPath = useRef(pathname);

  useEffect(() => {
    document.title = `${text} – ${platformConfig().brand.name}`;
  }, [text]);

  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = '';
    const heading =
      document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
