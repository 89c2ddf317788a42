import { expect, test } from '@rstest/core';
import { createMemoryRouter } from 'react-router-dom';
import { retriableRoutes } from './retriable-routes.ts';

/** A router whose page fails to load before attempt `good`. */
function start(good: number, page: { handle: object; loader?: () => string }) {
  let asked = 0;
  const lazy = async () => {
    asked += 1;
    if (asked < good) throw new Error('offline');
    return { Component: () => null, ...page };
  };
  const routes = [{ path: '/', children: [{ index: true }, { id: 'page', path: 'page', lazy }] }];
  return createMemoryRouter(retriableRoutes(routes));
}

test('a page that failed to load is fetched anew when it is visited again', async () => {
  const router = start(3, { handle: { title: 'Pagina' }, loader: () => 'date' });
  await router.navigate('/page');
  expect(router.state.errors).not.toBeNull();
  await router.navigate('/page');
  expect(router.state.errors).toBeNull();
  expect(router.state.loaderData.page).toBe('date');
  expect(router.state.matches.at(-1)?.route.handle).toEqual({ title: 'Pagina' });
});

test('a page that loads at once stays as it is', async () => {
  const router = start(1, { handle: { title: 'Pagina' } });
  await router.navigate('/page');
  expect(router.state.errors).toBeNull();
  expect(router.state.matches.at(-1)?.route).toMatchObject({ handle: { title: 'Pagina' } });
  expect(router.state.matches.at(-1)?.route.loader).toBeUndefined();
});
