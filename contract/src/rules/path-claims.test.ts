import { expect, test } from '@rstest/core';
import { takesPath } from './path-claims.ts';

const admin = { path: '/admin', pages: ['', 'orders', 'order/:id', 'report/:year'] };

test.each([
  ['/admin', undefined, true],
  ['/admin/orders', undefined, true],
  ['/admin/blog', undefined, true],
  // Declared by `within`, at a path that is not a page of the other mount.
  ['/admin/blog', 'mf-admin/console', false],
  ['/admin/blog', 'mf-shop/console', true],
  ['/admin/orders', 'mf-admin/console', true],
  ['/admin/order/12', 'mf-admin/console', true],
  // The other mount has pages below it.
  ['/admin/order', 'mf-admin/console', true],
  ['/admin/report', 'mf-admin/console', true],
  ['/admin/report/2026', 'mf-admin/console', true],
  ['/admin/report/2026/may', 'mf-admin/console', false],
  ['/admins', undefined, false],
  ['/', undefined, false],
])('%s within %s takes something of /admin: %s', (path, within, taken) => {
  const mount = { path, ...(within && { within }) };
  expect(takesPath(mount, admin, 'mf-admin/console')).toBe(taken);
});

test('a mount without a list of pages keeps all that is not nested in it by intent', () => {
  expect(takesPath({ path: '/a/b' }, { path: '/a' }, 'mf-a/a')).toBe(true);
  expect(takesPath({ path: '/a/b', within: 'mf-a/a' }, { path: '/a' }, 'mf-a/a')).toBe(false);
});
