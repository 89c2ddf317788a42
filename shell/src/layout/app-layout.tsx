import { SkipLink } from '@vitrina/shared-ui/skip-link';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { messages } from '../messages.ts';
import type { RegisteredMount } from '../remotes/mounts.ts';
import style from './app-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { ToastViewport } from './toast-viewport.tsx';
import { useRouteAnnouncement } from './use-route-announcement.ts';

/** The frame of every page: header, the page, footer, and the one viewport for toasts. */
export function AppLayout() {
  const header = useHeaderVariant();
  const navigation = useNavigation();
  useRouteAnnouncement();
  return (
    <div className={style.page} data-header={header}>
      <SkipLink href="#main">{messages.skipToContent}</SkipLink>
      <NavigationProgress active={navigation.state !== 'idle'} />
      <Header variant={header} />
      <main id="main" tabIndex={-1} className={style.main}>
        <Outlet />
      </main>
      {header === 'public' && <Footer />}
      <ToastViewport />
      <ScrollRestoration />
    </div>
  );
}

/** The header that the deepest mount of this page asks for (rulings 7). */
function useHeaderVariant(): 'public' | 'dashboard' {
  const handles = useMatches().map(
    (match) => match.handle as { mount?: RegisteredMount } | undefined,
  );
  return handles.findLast((handle) => handle?.mount)?.mount?.mount.header ?? 'public';
}
