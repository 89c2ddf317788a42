import { usePlatformLinks } from '@vitrina/shared-auth/per-package/use-platform-links';
import { classNames } from '@vitrina/shared-ui/class-names';
import { sidewaysClass } from '@vitrina/shared-ui/sideways';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { OWN } from '../features/commands/own-contributions.ts';
import { PageMenu } from '../features/commands/page-menu.tsx';
import { useDropDraftsOnLeaving } from '../features/list/use-drop-drafts-on-leaving.ts';
import { CommandPalette } from '../features/palette/command-palette.tsx';
import { useFreshPermissions } from '../features/permissions/use-fresh-permissions.ts';
import { UndoBar } from '../features/undo/undo-bar.tsx';
import { messages } from '../messages.ts';
import style from './console-layout.module.css';
import { useCurrentLinkInView } from './use-current-link-in-view.ts';
import { useLastingFocus } from './use-lasting-focus.ts';
import { useSteadyPresses } from './use-steady-presses.ts';

/** A list -> where the pages of its entries begin, where that is not below it. */
const ENTRIES: Readonly<Record<string, string>> = { '/admin/orders': '/admin/order/' };

/** The console's own navigation above every page of it, its commands and the last undo. */
export function ConsoleLayout() {
  const nav = useCurrentLinkInView();
  const { pathname } = useLocation();
  const links = usePlatformLinks('console', OWN);
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
          {links.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className={classNames(style.link)}
              aria-current={placeOf(link.to, pathname)}
            >
              {link.label}
            </Link>
          ))}
        </nav>
        <div className={style.tools}>
          <PageMenu />
          <CommandPalette />
        </div>
      </div>
      <Outlet />
      <UndoBar />
    </div>
  );
}

/** Whether a link leads to the page that is open, or to the list that it is an entry of. */
function placeOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to || pathname === `${to}/`) return 'page';
  const entries = ENTRIES[to];
  return entries && pathname.startsWith(entries) ? 'true' : undefined;
}
