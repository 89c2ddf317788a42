import { useSession } from '@vitrina/shared-auth/session';
import { SkipLink } from '@vitrina/shared-ui/skip-link';
import { useEffect, useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { replayEarlyPress } from '../boot/early-press.ts';
import { messages } from '../messages.ts';
import type { RegisteredMount } from '../remotes/mounts.ts';
import style from './app-layout.module.css';
import { Header } from './header.tsx';
import { LaterFooter } from './later-footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NoticesSlot } from './notices-slot.tsx';
import { SignInOfferSlot } from './sign-in-offer-slot.tsx';
import { ToastSlot } from './toast-slot.tsx';
import { useRouteAnnouncement } from './use-route-announcement.ts';

export function AppLayout() {
  const mount = useDeepestMount();
  const header = mount?.header === 'dashboard' ? 'dashboard' : 'public';
  const navigation = useNavigation();
  useRouteAnnouncement();
  useSessionReveal();
  useEffect(replayEarlyPress, []);
  return (
    <div className={style.page} data-header={header} data-access={mount?.access}>
      <SkipLink href="#main">{messages.skipToContent}</SkipLink>
      <NavigationProgress active={navigation.state !== 'idle'} />
      <div className={style.session}>
        <Header variant={header} />
      </div>
      <NoticesSlot />
      <main id="main" tabIndex={-1} className={style.main}>
        <Outlet />
      </main>
      {header === 'public' && mount?.access !== 'admin' && <LaterFooter />}
      <SignInOfferSlot />
      <ToastSlot />
      <ScrollRestoration />
    </div>
  );
}

/** The page's mount, which determines its header (docs/product.md#header). */
function useDeepestMount(): RegisteredMount['mount'] | undefined {
  const handles = useMatches().map(
    (match) => match.handle as { mount?: RegisteredMount } | undefined,
  );
  return handles.findLast((handle) => handle?.mount)?.mount?.mount;
}

/**
 * Reveals what was hidden during the session check, in the same commit in which the header gets its final
 * form, so no frame shows a wrong one.
 */
function useSessionReveal(): void {
  const status = useSession((session) => session.status);
  useLayoutEffect(() => {
    if (status !== 'checking') delete document.documentElement.dataset.session;
  }, [status]);
}
