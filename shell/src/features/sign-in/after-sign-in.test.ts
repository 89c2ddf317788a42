import { expect, test } from '@rstest/core';
import { mountOf, registryOf, remoteOf } from '../../../test/fake-remotes.tsx';
import { afterSignIn } from './after-sign-in.ts';

const partner = { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
const registry = registryOf(
  remoteOf('mf-a', [mountOf('home', '/users/dashboard', { access: 'user', serves: 'user-home' })]),
);
const shell = { registry: () => registry };
const alone = { registry: () => registryOf() };
const admin = { ...partner, role: 'admin' } as const;

test('a partner goes to the dashboard, an admin home', () => {
  expect(afterSignIn(partner, '', shell)).toBe('/users/dashboard');
  expect(afterSignIn(admin, '', shell)).toBe('/');
});

test('where no remote has a home for partners, they go to ours', () => {
  expect(afterSignIn(partner, '', alone)).toBe('/');
});

test('the page that asked for the sign-in comes back with query and hash', () => {
  expect(afterSignIn(partner, `?next=${encodeURIComponent('/checkout?pas=2#plata')}`, shell)).toBe(
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
  expect(afterSignIn(partner, `?next=${encodeURIComponent(target)}`, shell)).toBe(
    '/users/dashboard',
  );
});
