import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, type RemoteModule } from '@vitrina/shared-auth';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Renders `path` as a host would, the remote's modules mounted by their prefix. */
export function renderPath(path: string, mounts: Record<string, RemoteModule>) {
  queryClient.clear();
  const router = createMemoryRouter(
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
