import { afterEach } from '@rstest/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient, type RemoteModule } from '../src/index.ts';

let router: ReturnType<typeof createMemoryRouter> | undefined;
// A pending navigation would load a page and its data from the next test's host.
afterEach(() => router?.dispose());

/**
 * Renders `path` as a host would, with the remote's modules mounted at their prefixes.
 * @example
 * import { defineRemoteModule } from '@vitrina/shared-auth';
 * const module = defineRemoteModule({ routes: [{ index: true, element: <p>Salut</p> }] });
 * const { user, router } = renderPath('/salut', { '/salut': module });
 */
export function renderPath(path: string, mounts: Record<string, RemoteModule>) {
  // A pending query would be cancelled and repeated later, against the next test's host.
  void queryClient.cancelQueries();
  queryClient.clear();
  router = createMemoryRouter(
    Object.entries(mounts).map(([prefix, { routes, layout }]) => ({
      path: prefix,
      Component: layout,
      HydrateFallback: () => null,
      children: routes,
    })),
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}
