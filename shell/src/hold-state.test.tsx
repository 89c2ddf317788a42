import { expect, rstest, test } from '@rstest/core';
import { act } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  useNavigation,
} from 'react-router-dom';
import { holdState } from './hold-state.ts';

function Home() {
  return <h1>{useNavigation().state === 'idle' ? 'Acasă' : 'Se încarcă'}</h1>;
}

test('a navigation before the page is hydrated changes it only afterwards', async () => {
  let arrive = () => {};
  const arrived = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const routes: RouteObject[] = [
    { path: '/', Component: Home },
    { path: '/cont', loader: () => arrived, element: <h1>Cont</h1> },
  ];
  const router = createMemoryRouter(routes);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<RouterProvider router={router} />);
  const heading = root.querySelector('h1');
  const onRecoverableError = rstest.fn();

  const held = holdState(router);
  const navigated = router.navigate('/cont');
  await act(async () =>
    startTransition(() => {
      hydrateRoot(root, <RouterProvider router={held} />, { onRecoverableError });
    }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('h1')).toBe(heading);
  expect(heading?.textContent).toBe('Se încarcă');
  expect(held.state).toBe(router.state);

  await act(async () => {
    arrive();
    await navigated;
  });
  expect(root.textContent).toBe('Cont');
});
