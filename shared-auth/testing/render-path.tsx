import { afterEach } from '@rstest/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient, type RemoteModule } from '../src/index.ts';

let router: ReturnType<typeof createMemoryRouter> | undefined;
// A navigation that is not over would load a page, and ask for its data, of the next test's host.
afterEach(() => router?.dispose());

/**
 * Renders `path` as a host would, the remote's modules mounted by their prefix.
 * @example
 * import { defineRemoteModule } from '@vitrina/shared-auth';
 * const module = defineRemoteModule({ routes: [{ index: true, element: <p>Salut</p> }] });
 * const { user, router } = renderPath('/salut', { '/salut': module });
 */
export function renderPath(path: string, mounts: Record<string, RemoteModule>) {
  // What a test left under way would be given up later, and asked for again: of the next test's host.
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
