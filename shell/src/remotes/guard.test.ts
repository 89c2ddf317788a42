import { beforeEach, expect, test } from '@rstest/core';
import type { Mount } from '@vitrina/contract/remote';
import { endSession, expireSession, signIn } from '@vitrina/shared-auth/session';
import { mountOf, registryOf, remoteOf } from '../../test/fake-remotes.tsx';
import { checkAccess, checkDocument, wayOut } from './guard.ts';
import { mountChain } from './mounts.ts';

const ana = { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;
const registry = registryOf(
  remoteOf('mf-partner', [
    mountOf('dashboard', '/dashboard', { access: 'user', onDenied: '/quiz' }),
  ]),
  remoteOf('mf-quiz', [
    mountOf('quiz', '/quiz'),
    mountOf('request', '/dashboard/request', { access: 'admin', within: 'mf-partner/dashboard' }),
    mountOf('checkout', '/checkout', { document: 'payment' }),
    { ...mountOf('sealed', '/sealed'), document: 'sealed' } as unknown as Mount,
  ]),
);
const chain = (path: string) => mountChain(registry, path);
const request = (path: string) => new Request(`https://vitrina.example${path}`);

/** Where `check` redirects to, and whether it takes a new document; `null` when it lets through. */
function redirected(check: () => void): { to: string | null; reload: boolean } | null {
  try {
    check();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const { headers } = thrown;
    return { to: headers.get('location'), reload: headers.has('x-remix-reload-document') };
  }
}
const access = (path: string) => redirected(() => checkAccess(chain(path), request(path)));

beforeEach(() => endSession('other-tab'));

test('who may not open a page is sent where its mount says', () => {
  expect(access('/dashboard')).toEqual({ to: '/quiz', reload: false });
  signIn(ana, 'abc');
  expect(access('/dashboard')).toBeNull();
});

test('every mount of a chain guards, the outermost first', () => {
  expect(access('/dashboard/request')).toEqual({ to: '/quiz', reload: false });
  signIn(ana, 'abc');
  expect(access('/dashboard/request')).toEqual({ to: '/', reload: false });
});

test('a public page lets everybody through', () => {
  expect(access('/quiz')).toBeNull();
  expect(access('/nowhere')).toBeNull();
});

test('a session that ended during work leads to sign-in and back to the whole address', () => {
  signIn(ana, 'abc');
  expireSession('abc');
  const url = 'https://vitrina.example/dashboard/profile?a=1#firme';
  const next = encodeURIComponent('/dashboard/profile?a=1#firme');
  expect(wayOut(chain('/dashboard'), url)).toBe(`/login?next=${next}`);
  expect(wayOut(chain('/quiz'), url)).toBeNull();
});

test.each([
  ['/checkout', 'default', true],
  ['/checkout', 'payment', false],
  ['/checkout', 'any', false],
  ['/quiz', 'payment', true],
  ['/nowhere', 'payment', true],
  ['/nowhere', 'default', false],
  // A kind that this shell does not know: a new document would be the same.
  ['/sealed', 'default', false],
])('%s in a document of kind %s: a new document is %s', (path, kind, reload) => {
  const found = redirected(() => checkDocument(chain(path), kind, request(path)));
  expect(found).toEqual(reload ? { to: request(path).url, reload: true } : null);
});

test('a link in a mail leads who is signed out through the sign-in, nobody else', () => {
  const url = 'https://vitrina.example/dashboard/request?from-mail&a=1#firme';
  const next = encodeURIComponent('/dashboard/request?a=1#firme');
  expect(wayOut(chain('/dashboard'), url)).toBe(`/login?next=${next}`);
  signIn(ana, 'abc');
  expect(wayOut(chain('/dashboard/request'), url)).toBe('/');
});
