import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { sameOriginPath } from './same-origin-path.ts';

test.each(['/', '/checkout', '/login?next=%2Fcheckout#plata', '/căutare'])(
  '%s stays here',
  (path) => {
    expect(sameOriginPath(path)).toBe(path);
  },
);

test.each([
  '',
  'checkout',
  '//rau.exemplu.ro',
  '/\\rau.exemplu.ro',
  'https://rau.exemplu.ro',
  '/\t/rau.exemplu.ro',
  '/\n/rau.exemplu.ro',
  ' /checkout',
  'javascript:alert(1)',
])('%j is refused', (path) => {
  expect(sameOriginPath(path)).toBeNull();
});

const naughty = fc.string({
  unit: fc.constantFrom('/', '\\', '.', '@', ':', '\t', '\n', '?', '#', 'x'),
});

test('what is accepted never leads a browser to another origin', () => {
  fc.assert(
    fc.property(fc.oneof(naughty, fc.string()), (text) => {
      const path = sameOriginPath(text);
      if (path !== null)
        expect(new URL(path, 'https://aici.exemplu.ro').origin).toBe('https://aici.exemplu.ro');
    }),
  );
});
