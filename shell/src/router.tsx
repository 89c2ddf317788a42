import { createBrowserRouter, Outlet, type RouteObject, redirect } from 'react-router-dom';
import { AppLayout } from './layout/app-layout.tsx';
import { messages } from './messages.ts';
import { HomePage } from './pages/home-page.tsx';
import { checkAccess, checkDocument, currentRole } from './remotes/guard.ts';
import { mountChain } from './remotes/mounts.ts';
import { patchRoutesOnNavigation, REMOTES_ROUTE } from './remotes/patch-routes.tsx';
import { registry } from './remotes/registry.ts';
import { RemoteErrorScreen } from './remotes/remote-error-screen.tsx';

const chainOf = (request: Request) => mountChain(registry(), new URL(request.url).pathname);

/**
 * Matches while no remote's routes are patched in, and for paths nobody knows: it sends away who
 * may not enter and else answers "not found". One catch-all for all remotes, because one for each
 * would win over the remote's own.
 */
const gate: RouteObject = {
  id: 'gate',
  path: '*',
  loader: ({ request }) => {
    checkAccess(chainOf(request), request);
    throw new Response('', { status: 404 });
  },
  element: null,
};

function redirectSignedIn(): void {
  if (currentRole() !== null) throw redirect('/users/dashboard');
}

export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: AppLayout,
    HydrateFallback: () => null,
    middleware: [({ request }) => checkDocument(chainOf(request), request)],
    // A discovery error goes to the nearest boundary with a path: this one, not a pathless layout.
    children: [
      {
        id: REMOTES_ROUTE,
        path: '',
        Component: Outlet,
        errorElement: <RemoteErrorScreen />,
        children: [
          { index: true, Component: HomePage, handle: { title: messages.home.pageTitle } },
          {
            // Who is signed in has nothing to do here (spec section 6).
            middleware: [redirectSignedIn],
            children: [
              { path: 'login', lazy: () => import('./pages/login-page.tsx') },
              { path: 'register', lazy: () => import('./pages/register-page.tsx') },
            ],
          },
          gate,
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes, { patchRoutesOnNavigation });
