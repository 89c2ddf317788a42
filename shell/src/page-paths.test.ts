import { expect, test } from '@rstest/core';
import { hostOf, registryOf } from '../test/fake-remotes.tsx';
import { pagePaths } from './page-paths.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { createRoutes } from './router.tsx';

test('every page of the shell is named, and the catch-all is none', () => {
  const paths = pagePaths(createRoutes(hostOf(registryOf()).host));
  expect(paths, 'each page of public-pages.ts needs its route in router.tsx').toEqual(
    expect.arrayContaining(PUBLIC_PAGES.map(({ path }) => path)),
  );
  expect(paths).toEqual(
    expect.arrayContaining([
      '/account',
      '/order',
      '/stock-alert',
      '/reset-password',
      '/confirm-email',
    ]),
  );
  for (const path of paths) expect(path).toMatch(/^\/[a-z-]*$/);
});
