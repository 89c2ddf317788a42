import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, signIn } from '@vitrina/shared-auth';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as dashboard from '../src/routes/dashboard.tsx';
import * as notifications from '../src/routes/notifications.tsx';
import { ANA } from './samples.ts';

const mounts = { '/users/dashboard': dashboard, '/users/notifications': notifications };

/**
 * Renders `path` as the shell would, with Ana signed in.
 * @param token null: the host signed her in without one
 */
export function renderDashboard(path: string, { token = 'token' }: { token?: string | null } = {}) {
  queryClient.clear();
  signIn(ANA, token);
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
