import { sameOriginPath } from '@vitrina/contract/rules/same-origin-path';
import { retriableRoutes } from '@vitrina/shared-auth/retriable-routes';
import { createBrowserRouter, Outlet, type RouteObject, redirect } from 'react-router-dom';
import { documentKind } from './boot/data-blocks.ts';
import { keyEntries } from './boot/key-entries.ts';
import { userHome } from './features/sign-in/after-sign-in.ts';
import { AppLayout } from './layout/app-layout.tsx';
import type { RouteHandle } from './layout/use-route-announcement.ts';
import { messages } from './messages.ts';
import { ACCOUNT } from './own-mounts.ts';
import { CrashPage } from './pages/crash-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { loadHomeSections } from './pages/load-home-sections.ts';
import { loadNotFoundPage } from './pages/load-not-found-page.ts';
import { RemoteErrorPage } from './pages/remote-error-page.tsx';
import { checkAccess, checkDocument, currentRole } from './remotes/guard.ts';
import type { RemoteHost } from './remotes/remote-host.ts';
import { RemoteHostContext } from './remotes/remote-host-context.ts';
import { REMOTES_ROUTE } from './remotes/remotes-route.ts';
import { checkSession } from './session.ts';

const ROOT_ROUTE = 'root';
const HOME_ROUTE = 'home';
const GUESTS_ROUTE = 'guests';

/** The shell's pages, and the route that remotes are patched into. */
export function createRoutes(host: RemoteHost): RouteObject[] {
  const chainOf = ({ url }: Request) => host.chainOf(new URL(url).pathname);

  /** A return from Google is already signed in, so it continues to the requested page. */
  const redirectSignedIn = ({ request }: { request: Request }): void => {
    if (currentRole() === null) return;
    const next = new URL(request.url).searchParams.get('next');
    throw redirect(sameOriginPath(next ?? '') ?? userHome(host));
  };

  /**
   * Matches while no remote's routes are patched in, and unknown paths: redirects visitors without access,
   * else answers "not found". One catch-all for all remotes, because one for each would win over the remote's
   * own.
   */
  const gate: RouteObject = {
    id: 'gate',
    path: '*',
    loader: async ({ request }) => {
      checkAccess(chainOf(request), request);
      await loadNotFoundPage();
      throw new Response('', { status: 404 });
    },
    element: null,
    handle: { gate: true } satisfies RouteHandle,
  };

  return retriableRoutes([
    {
      id: ROOT_ROUTE,
      path: '/',
      element: (
        <RemoteHostContext value={host}>
          <AppLayout />
        </RemoteHostContext>
      ),
      HydrateFallback: () => null,
      errorElement: <CrashPage />,
      middleware: [
        // A prerendered page is shown before the check ends; only its links and guards wait.
        checkSession,
        ({ request }) => checkDocument(chainOf(request), documentKind(), request),
      ],
      // A discovery error goes to the nearest boundary with a path: this one, not a pathless layout.
      children: [
        {
          id: REMOTES_ROUTE,
          path: '',
          Component: Outlet,
          errorElement: <RemoteErrorPage />,
          children: [
            {
              id: HOME_ROUTE,
              index: true,
              Component: HomePage,
              // Loaded as a whole, so that an address such as `/#how` finds its place.
              loader: () => loadHomeSections().then(() => null),
              handle: { title: messages.home.pageTitle, description: messages.home.description },
            },
            {
              path: 'faq',
              lazy: () => import(/* webpackChunkName: "faq-page" */ './pages/faq-page.tsx'),
            },
            {
              path: 'terms',
              lazy: () => import(/* webpackChunkName: "terms-page" */ './pages/terms-page.tsx'),
            },
            {
              path: 'cookies',
              lazy: () => import(/* webpackChunkName: "cookies-page" */ './pages/cookies-page.tsx'),
            },
            {
              path: 'withdrawal',
              lazy: () =>
                import(/* webpackChunkName: "withdrawal-page" */ './pages/withdrawal-page.tsx'),
            },
            {
              id: GUESTS_ROUTE,
              middleware: [redirectSignedIn],
              children: [
                {
                  path: 'login',
                  lazy: () => import(/* webpackChunkName: "login-page" */ './pages/login-page.tsx'),
                },
                {
                  path: 'register',
                  lazy: () =>
                    import(/* webpackChunkName: "register-page" */ './pages/register-page.tsx'),
                },
              ],
            },
            {
              // One chunk for all pages that mail links open.
              path: 'reset-password',
              lazy: () =>
                import(/* webpackChunkName: "token-pages" */ './pages/reset-password-page.tsx'),
            },
            {
              path: 'confirm-email',
              lazy: () =>
                import(/* webpackChunkName: "token-pages" */ './pages/confirm-email-page.tsx'),
            },
            {
              path: 'stock-alert',
              lazy: () =>
                import(/* webpackChunkName: "token-pages" */ './pages/stock-alert-page.tsx'),
            },
            {
              // In the account's chunk, which shows the same: each chunk costs a hash.
              path: 'order',
              lazy: () => import(/* webpackChunkName: "account-page" */ './pages/order-page.tsx'),
            },
            {
              path: 'account',
              middleware: [({ request }) => checkAccess([ACCOUNT], request)],
              lazy: () => import(/* webpackChunkName: "account-page" */ './pages/account-page.tsx'),
            },
            gate,
          ],
        },
      ],
    },
  ]);
}

/** Routes with middleware or a loader that hydration does not run again. */
const READY = { [ROOT_ROUTE]: null, [HOME_ROUTE]: null, [GUESTS_ROUTE]: null };

/** @param hydrates true for a prerendered page: its routes are ready, nothing is loaded or checked first */
export function createRouter(host: RemoteHost, routes: RouteObject[], hydrates: boolean) {
  keyEntries();
  return createBrowserRouter(routes, {
    patchRoutesOnNavigation: host.patchRoutes(<RemoteErrorPage />),
    ...(hydrates && {
      hydrationData: { loaderData: READY },
    }),
  });
}
