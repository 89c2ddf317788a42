import { expect, test } from '@rstest/core';
import { afterSignIn } from './after-sign-in.ts';

const partner = { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
const admin = { ...partner, role: 'admin' } as const;

test('a partner goes to the dashboard, an admin home', () => {
  expect(afterSignIn(partner, '')).toBe('/users/dashboard/overview');
  expect(afterSignIn(admin, '')).toBe('/');
});

test('the page that asked for the sign-in comes back with query and hash', () => {
  expect(afterSignIn(partner, `?next=${encodeURIComponent('/checkout?pas=2#plata')}`)).toBe(
    '/checkout?pas=2#plata',
  );
});

test.each([
  '//rau.example',
  '/\\rau.example',
  'https://rau.example',
  'javascript:alert(1)',
  '',
  'checkout',
  '/\t/rau.example',
])('never leaves this origin: %s', (target) => {
  expect(afterSignIn(partner, `?next=${encodeURIComponent(target)}`)).toBe(
    '/users/dashboard/overview',
  );
});
