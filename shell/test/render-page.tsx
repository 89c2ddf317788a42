import { expect } from '@rstest/core';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Registry } from '@vitrina/contract/registry';
import { queryClient, type SessionUser, signIn } from '@vitrina/shared-auth';
import type { ComponentType } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { RemoteErrorPage } from '../src/pages/remote-error-page.tsx';
import { createRoutes } from '../src/router.tsx';
import { checkSession, followSession } from '../src/session.ts';
import {
  hostOf,
  linkOf,
  moduleOf,
  mountOf,
  registryOf,
  releaseOf,
  remoteOf,
  runtimeOf,
} from './fake-remotes.tsx';

/** One remote; its pages have only a heading. */
const MOUNTS = [
  mountOf('products', '/products', { serves: 'shop' }),
  mountOf('product', '/product', { serves: 'product' }),
  mountOf('cart', '/cart', { serves: 'cart' }),
  mountOf('admin', '/admin', { access: 'admin' }),
  mountOf('dashboard', '/users/dashboard', {
    access: 'user',
    header: 'dashboard',
    serves: 'user-home',
  }),
  mountOf('notifications', '/users/notifications', {
    access: 'signed-in',
    onDenied: '/login',
    serves: 'notifications',
  }),
];
const navigation = [
  linkOf('header', 'Products', 'products'),
  linkOf('header', 'Sites', 'admin', { page: 'sites' }),
  linkOf('header', 'Dashboard', 'dashboard', { order: 20 }),
  linkOf('user-menu', 'Dashboard', 'dashboard'),
  linkOf('user-menu', 'Panel', 'admin'),
  linkOf('dashboard-menu', 'Profile', 'dashboard', { page: 'profile' }),
  linkOf('dashboard-menu', 'Company', 'dashboard', { page: 'profile', fragment: 'firme' }),
];
const REGISTRY = registryOf(
  remoteOf('mf-test', [], { current: releaseOf('mf-test', 2, MOUNTS, { navigation }) }),
);

export const ANA = { id: 7, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
export const ADMIN = { id: 1, name: 'Radu', email: 'radu@exemplu.ro', role: 'admin' } as const;

/** Router of the last rendered page. */
let rendered: ReturnType<typeof createMemoryRouter> | undefined;

/**
 * Renders a page of the shell in its layout; pages of remotes are empty.
 * @param state of the history entry, as the boot script leaves it
 * @param beside components of remotes shown beside other pages
 * @param registry with other remotes than the default one
 */
export async function renderPage(
  path: string,
  {
    user = null,
    state,
    registry = REGISTRY,
    beside,
  }: {
    user?: SessionUser | null;
    state?: object;
    registry?: Registry;
    beside?: ComponentType;
  } = {},
) {
  // A pending query would be cancelled and repeated later, against the next test's host.
  void queryClient.cancelQueries();
  queryClient.clear();
  await checkSession();
  if (user) signIn(user, 'token');
  const { runtime } = runtimeOf(async (_release, module) => ({
    ...moduleOf(module),
    beside,
    routes: [{ path: '*', element: <h1>{module.slice(2)}</h1> }],
  }));
  const { host } = hostOf(registry, { runtime });
  const router = createMemoryRouter(createRoutes(host), {
    initialEntries: [{ ...parsePath(path), state }],
    patchRoutesOnNavigation: host.patchRoutes(<RemoteErrorPage />),
  });
  followSession(router, host);
  rendered = router;
  render(<RouterProvider router={router} />);
  return { host, router, user: userEvent.setup({ delay: null }) };
}

/** Unmounts without leaving the page, like a reload that keeps the tab's storage. */
export function reload(): void {
  const kept = { ...sessionStorage };
  cleanup();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
}

/**
 * Follows a link and waits for its page: the router's transition suspends, which only an awaited `act`
 * handles.
 */
export const follow = (link: HTMLElement) =>
  act(async () => {
    link.click();
    await waitFor(() => expect(rendered?.state.navigation.state).toBe('idle'));
  });
