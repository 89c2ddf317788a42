import { afterEach, expect, rstest, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CrashPage } from './crash-page.tsx';

function BrokenFrame(): never {
  throw new Error('the frame broke');
}

afterEach(() => {
  cleanup();
  rstest.restoreAllMocks();
});

test('a frame that breaks leaves a page that says so, with ways out', () => {
  // React logs what the boundary caught.
  rstest.spyOn(console, 'error').mockImplementation(() => {});
  rstest.spyOn(console, 'warn').mockImplementation(() => {});
  const reload = rstest.spyOn(location, 'reload').mockImplementation(() => {});
  const router = createMemoryRouter([
    { path: '/', Component: BrokenFrame, errorElement: <CrashPage /> },
  ]);
  render(<RouterProvider router={router} />);
  const heading = screen.getByRole('heading', {
    level: 1,
    name: 'Pagina s-a oprit dintr-o eroare',
  });
  expect(screen.getByRole('main').contains(heading)).toBe(true);
  expect(screen.getByRole('link', { name: /pagina principală/ }).getAttribute('href')).toBe('/');
  fireEvent.click(screen.getByRole('button', { name: 'Reîncarcă pagina' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
