import { expect, test } from '@rstest/core';
import remote from '../../remote.json' with { type: 'json' };
import { routes } from './console.tsx';

test('remote.json lists each page, so that any other address is answered with 404', () => {
  const paths = routes.map(({ path = '' }) => path).filter((path) => path !== '*');
  expect(remote.mounts.find(({ id }) => id === 'console')?.pages).toEqual(paths);
});
