import { usePageTitle } from '@vitrina/shared-auth/page-title';
import { platformConfig } from '@vitrina/shared-auth/platform';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { messages } from '../messages.ts';
import type { RegisteredMount } from '../remotes/mounts.ts';
import { useRemoteHost } from '../remotes/remote-host-context.ts';
import { describePage } from './describe-page.ts';
import { focusPage } from './focus-page.ts';

/** A route's metadata: a shell page's title and description, a mount's registry entry. */
export interface RouteHandle {
  title?: string;
  description?: string;
  mount?: RegisteredMount;
  /** The catch-all. */
  gate?: true;
}

/**
 * After a navigation updates the head and focuses the page's heading, so that a screen reader announces it.
 * The first page keeps the browser's focus, and so does a link with `keepFocus` in its state: a choice that
 * only changes the address.
 */
export function useRouteAnnouncement(): void {
  const { pathname, hash, state } = useLocation();
  const keepFocus = (state as { keepFocus?: boolean } | null)?.keepFocus === true;
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined);
  const { chainOf } = useRemoteHost();
  const ownTitle = usePageTitle((page) => page.title);
  const routeTitle =
    handles.findLast((handle) => handle?.title)?.title ??
    // Also for a mount whose remote failed to load.
    chainOf(pathname).at(-1)?.mount.title ??
    // The gate matches unknown addresses; any other page would have set its title.
    (handles.some((handle) => handle?.gate)
      ? messages.notFound.pageTitle
      : messages.remoteError.unavailable.title);
  const title = `${ownTitle ?? routeTitle} – ${platformConfig().brand.name}`;
  const description = handles.findLast((handle) => handle?.description)?.description;
  const firstPath = useRef(pathname);
  const target = useRef(hash);

  useEffect(() => {
    describePage({ path: pathname, title, description });
  }, [pathname, title, description]);

  useEffect(() => {
    target.current = hash;
  }, [hash]);

  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = '';
    if (!keepFocus) return focusPage(target.current);
  }, [pathname, keepFocus]);
}
