import { useLastingFocus } from '@vitrina/shared-auth/per-package/use-lasting-focus';
import { usePlatformLinks } from '@vitrina/shared-auth/per-package/use-platform-links';
import { classNames } from '@vitrina/shared-ui/class-names';
import { NavigationIcon } from '@vitrina/shared-ui/navigation-icon';
import { sidewaysClass } from '@vitrina/shared-ui/sideways';
import { useId } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { OWN } from '../features/commands/own-contributions.ts';
import { PageMenu } from '../features/commands/page-menu.tsx';
import { useDropDraftsOnLeaving } from '../features/list/use-drop-drafts-on-leaving.ts';
import { CommandPalette } from '../features/palette/command-palette.tsx';
import { useFreshPermissions } from '../features/permissions/use-fresh-permissions.ts';
import { UndoBar } from '../features/undo/undo-bar.tsx';
import { messages } from '../messages.ts';
import style from './console-layout.module.css';
import { LinkBadge } from './link-badge.tsx';
import { useCurrentLinkInView } from './use-current-link-in-view.ts';

import { useSteadyPresses } from './use-steady-presses.ts';
import { useWaiting } from './use-waiting.ts';

/** Lists whose entries have pages outside the list's own path. */
const ENTRIES: Readonly<Record<string, string>> = { '/admin/orders': '/admin/order/' };

export function ConsoleLayout() {
  const nav = useCurrentLinkInView();
  const { pathname } = useLocation();
  const links = usePlatformLinks('console', OWN);
  const waitingFor = useWaiting();
  const id = useId();
  useDropDraftsOnLeaving();
  useSteadyPresses();
  useFreshPermissions();
  return (
    <div ref={useLastingFocus()} className={style.console}>
      <div className={style.bar}>
        <nav
          ref={nav}
          className={classNames(sidewaysClass, style.nav)}
          aria-label={messages.nav.label}
        >
          {links.map((link) => {
            const waiting = waitingFor(link.to);
            const badge = `${id}${link.to}`;
            return (
              <Link
                key={link.to}
                to={link.to}
                className={classNames(style.link)}
                aria-current={placeOf(link.to, pathname)}
                aria-describedby={waiting ? badge : undefined}
              >
                <NavigationIcon name={link.icon} />
                {link.label}
                {waiting && <LinkBadge id={badge} waiting={waiting} />}
              </Link>
            );
          })}
        </nav>
        <div className={style.tools}>
          <PageMenu />
          <CommandPalette />
        </div>
      </div>
      <div className={style.page}>
        <Outlet />
        <UndoBar />
      </div>
    </div>
  );
}

/** `page` for the open page, `true` for the list of the open entry. */
function placeOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to || pathname === `${to}/`) return 'page';
  const entries = ENTRIES[to];
  return entries && pathname.startsWith(entries) ? 'true' : undefined;
}
