import { expect, test } from '@rstest/core';
import { hostOf, registryOf } from '../test/fake-remotes.tsx';
import { pagePaths } from './page-paths.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { createRoutes } from './router.tsx';

/** Pages for signed-in people, or for holders of a mail's link: not for search engines. */
const NOT_PUBLIC = ['/account', '/order', '/stock-alert', '/reset-password', '/confirm-email'];

test('every page of the shell is named, and the catch-all is none', () => {
  const paths = pagePaths(createRoutes(hostOf(registryOf()).host));
  expect(paths, 'each page of public-pages.ts needs its route in router.tsx').toEqual(
    expect.arrayContaining(PUBLIC_PAGES.map(({ path }) => path)),
  );
  expect(
    paths.toSorted(),
    'a page without an entry in public-pages.ts is neither prerendered nor in the sitemap; one that shall not be stands in NOT_PUBLIC',
  ).toEqual([...PUBLIC_PAGES.map(({ path }) => path), ...NOT_PUBLIC].toSorted());
  for (const path of paths) expect(path).toMatch(/^\/[a-z-]*$/);
});
