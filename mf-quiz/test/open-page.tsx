import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { queryClient } from '@vitrina/shared-auth';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/**
 * Renders a page at `/quiz` in a router whose other paths show another page. Outside `src`, because remotes
 * get their router from the shell.
 */
export function openPage(page: ReactNode, search = ''): ReturnType<typeof createMemoryRouter> {
  const routes = [
    { path: '/quiz', element: page },
    { path: '*', element: <h1>Altă pagină</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/quiz${search}`] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
