import { expect, test } from '@rstest/core';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';

/*
 * `mount-routes` replaces a release by an internal call of react-router. An update that removes or changes it
 * must fail here, with a message.
 */
const GONE =
  'react-router has another way to replace routes: `swap` in mount-routes.tsx needs it (docs/decisions/020-release-behind-a-route.md).';

test('the router still replaces the routes behind one that stays', async () => {
  let asked = 0;
  const count = () => {
    asked += 1;
    return asked;
  };
  const routes = (release: string): RouteObject[] => [
    {
      id: 'mount',
      path: '/shop',
      children: [{ id: release, path: '', loader: () => `${release} ${count()}` }],
    },
    { id: 'other', path: '/quiz', loader: () => 'quiz' },
  ];
  const router = createMemoryRouter(routes('one'), { initialEntries: ['/shop'] });
  await router.navigate('/shop');
  const { location } = router.state;
  expect(typeof router._internalSetRoutes, GONE).toBe('function');

  router._internalSetRoutes(routes('two'));
  await router.revalidate();
  const { matches, loaderData } = router.state;
  expect(
    matches.map(({ route }) => route.id),
    GONE,
  ).toEqual(['mount', 'two']);
  expect(loaderData.two, GONE).toMatch(/^two /);
  expect(router.state.location, GONE).toBe(location);

  router.patchRoutes('mount', [{ id: 'later', path: 'later', loader: () => 'patched' }]);
  await router.navigate('/shop/later');
  expect(router.state.loaderData.later, GONE).toBe('patched');
  await router.navigate('/quiz');
  expect(router.state.loaderData.other, GONE).toBe('quiz');
});
