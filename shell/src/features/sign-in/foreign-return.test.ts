import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import type { Capability } from '@vitrina/contract/capabilities';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { SIGN_IN_MARK } from '../../boot/sign-in-mark.ts';
import { takeSignInReturn } from '../../boot/sign-in-return.ts';
import { startTokenCheck } from '../../boot/start-token-check.ts';

const person = (id: number, email: string) => ({ id, name: '', email, role: 'user' });
const ANA = person(1, 'ana@exemplu.ro');
const DAN = person(2, 'dan@exemplu.ro');

/** Our host: `own` is Ana's session, `code` a one-time token of Dan's bound to `secret`. */
const host = rstest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = String(input);
  const bearer = new Headers(init?.headers).get('authorization');
  if (url.endsWith('/validate-token')) {
    if (bearer === 'Bearer own') return Response.json({ user: ANA });
    if (bearer === 'Bearer session') return Response.json({ user: DAN });
  }
  if (url.endsWith('/exchange-token')) {
    const { token, verifier } = JSON.parse(String(init?.body)) as Record<string, string>;
    if (token === 'code' && verifier === 'secret')
      return Response.json({ user: DAN, token: 'new' });
    if (token === 'guest' && !verifier) return Response.json({ user: DAN, token: 'new' });
  }
  return Response.json({ error: 'nu' }, { status: 401 });
});

interface Opening {
  /** False: a host that knows only the specification. */
  capable?: boolean;
  capabilities?: Capability[];
  verifier?: string;
  begun?: boolean;
}

/** A fresh page at `path`, from the boot script to the end of the check. */
async function open(path: string, options: Opening = {}) {
  const { capable = true, capabilities, verifier = '', begun = false } = options;
  if (begun) {
    const mark = { begunAt: Date.now(), ...(verifier && { verifier }) };
    sessionStorage.setItem(SIGN_IN_MARK, JSON.stringify(mark));
  }
  rstest.resetModules();
  for (const name of ['vitrina.instances', 'vitrina.token-check'])
    Reflect.deleteProperty(globalThis, Symbol.for(name));
  history.replaceState(null, '', path);
  const { configurePlatform } = await import('@vitrina/shared-auth/platform');
  const { hostCapabilities, ...specOnly } = LOCAL_CONFIG;
  if (capabilities) configurePlatform({ ...specOnly, hostCapabilities: capabilities });
  else configurePlatform(capable ? LOCAL_CONFIG : specOnly);
  const returned = takeSignInReturn();
  if (returned?.mark) {
    startTokenCheck(LOCAL_CONFIG.apiOrigin, returned.token, returned.mark.verifier);
  }
  const { checkSession } = await import('../../session.ts');
  const { getSession } = await import('@vitrina/shared-auth/session');
  const { useSignInOffer } = await import('./sign-in-offer.ts');
  const { useToasts } = await import('@vitrina/shared-auth/toasts');
  await checkSession();
  return {
    email: () => getSession().user?.email,
    offered: () => useSignInOffer.getState().offer?.user.email,
    said: () => JSON.stringify(useToasts.getState()),
  };
}

const FAILED = 'Google login failed. Please try again.';

beforeEach(() => {
  rstest.stubGlobal('fetch', host);
  host.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  rstest.unstubAllGlobals();
});

test('the sign-in that this tab began is taken without a word', async () => {
  const page = await open('/login?token=code', { begun: true, verifier: 'secret' });
  expect([page.email(), page.offered()]).toEqual([DAN.email, undefined]);
  expect(localStorage.getItem('token')).toBe('new');
});

test('with a host that knows only the specification the mark alone decides', async () => {
  const page = await open('/login?token=session', { capable: false, begun: true });
  expect(page.email()).toBe(DAN.email);
  expect(localStorage.getItem('token')).toBe('session');
});

test.each([
  ['our host', '/quiz?token=guest', true],
  ['a host that knows only the specification', '/quiz?token=session', false],
])('one that was not begun here waits for an answer: %s', async (_, path, capable) => {
  localStorage.setItem('token', 'own');
  const page = await open(path, { capable });
  await expect.poll(() => page.offered()).toBe(DAN.email);
  expect([page.email(), localStorage.getItem('token')]).toEqual([ANA.email, 'own']);
});

test.each([
  ['that our host never sent', '/quiz?token=session', {}],
  ['of another browser', '/quiz?token=code', {}],
  ['of another browser, while a sign-in is begun here', '/quiz?token=code', begun('other')],
  ['that is nothing', '/quiz?token=x', { capable: false }],
  ['that is nothing, while a sign-in is begun here', '/login?token=x', begun('')],
])('a token %s leaves the session that is there alone, and says so', async (_, path, options) => {
  localStorage.setItem('token', 'own');
  const page = await open(path, options);
  await expect.poll(() => page.said()).toContain(FAILED);
  expect([page.email(), page.offered()]).toEqual([ANA.email, undefined]);
  expect(localStorage.getItem('token')).toBe('own');
});

test('a link with the own session in it ends that session nowhere', async () => {
  localStorage.setItem('token', 'own');
  const page = await open('/quiz', { capabilities: ['logout'] });
  const { offerSignIn } = await import('./offer-sign-in.ts');
  await offerSignIn({ token: 'own', mark: null, target: '/quiz' });
  expect([page.email(), page.offered()]).toEqual([ANA.email, undefined]);
  expect(host.mock.calls.map(([url]) => String(url))).not.toContainEqual(
    expect.stringMatching(/logout$/),
  );
});

function begun(verifier: string) {
  return { begun: true, verifier };
}

test.each([
  ['/login', true],
  ['/login', false],
  ['/register', false],
])('who is not signed in reads it on the page, %s', async (path, begun) => {
  const page = await open(`${path}?token=x`, { begun });
  expect(location.search).toBe('?error=google_failed');
  expect(page.email()).toBeUndefined();
  expect(page.said()).not.toContain(FAILED);
});
