import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';

const ana = { id: 7, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' } as const;

/** A fresh page: the module's state starts over, the storage stays. */
async function openPage() {
  rstest.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('vitrina.instances'));
  return await import('./session.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const refuses = async () => {
  throw new Error('401');
};

test('with no token the check ends at once, anonymous', async () => {
  const { getSession, startSession } = await openPage();
  expect(getSession().status).toBe('checking');
  const validate = rstest.fn();
  await startSession(validate);
  expect(getSession().status).toBe('anonymous');
  expect(validate).not.toHaveBeenCalled();
});

test('a valid token brings the user back and stores what the host says of him', async () => {
  localStorage.setItem('token', 'abc');
  const { getSession, startSession } = await openPage();
  await startSession(async () => ({ user: ana }));
  expect(getSession()).toMatchObject({ status: 'authenticated', token: 'abc', user: ana });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ana);
});

test('concurrent callers share one request', async () => {
  localStorage.setItem('token', 'abc');
  const { startSession } = await openPage();
  const validate = rstest.fn(async () => ({ user: ana }));
  await Promise.all([startSession(validate), startSession(validate), startSession(validate)]);
  expect(validate).toHaveBeenCalledTimes(1);
});

test.each([
  ['the host refuses', async () => Promise.reject(new Error('401'))],
  ['the answer has no user', async () => ({ user: null })],
  ['the user is malformed', async () => ({ user: { id: 1 } })],
])('any failure clears user and token: %s', async (_, validate) => {
  localStorage.setItem('token', 'abc');
  localStorage.setItem('user', JSON.stringify(ana));
  const { getSession, startSession } = await openPage();
  await startSession(validate);
  expect(getSession()).toMatchObject({ status: 'anonymous', ended: null });
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
});

test.each([
  ['with the page that is left keeps user and token', 'pagehide', 'abc'],
  ['as the page was about to be left, which it was not, ends the session', 'pageshow', null],
])('a check that ends %s', async (_, event, token) => {
  rstest.useFakeTimers();
  localStorage.setItem('token', 'abc');
  const { startSession } = await openPage();
  void startSession(async () => {
    dispatchEvent(new Event('beforeunload'));
    throw new TypeError('NetworkError');
  });
  await rstest.advanceTimersByTimeAsync(0);
  expect(localStorage.getItem('token')).toBe('abc');
  dispatchEvent(new Event(event));
  await rstest.advanceTimersByTimeAsync(60_000);
  rstest.useRealTimers();
  expect(localStorage.getItem('token')).toBe(token);
});

test('a check that began when the page was being left already keeps user and token', async () => {
  rstest.useFakeTimers();
  localStorage.setItem('token', 'abc');
  const { startSession } = await openPage();
  void startSession(async () => {
    throw new TypeError('Failed to fetch');
  });
  await rstest.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event('pagehide'));
  await rstest.advanceTimersByTimeAsync(60_000);
  rstest.useRealTimers();
  expect(localStorage.getItem('token')).toBe('abc');
});

test('a one-time token is exchanged: the token that the host answers is the one that stays', async () => {
  const { getSession, startSession } = await openPage();
  await startSession(refuses, async () => ({ user: ana, token: 'lasting' }));
  expect(getSession().token).toBe('lasting');
  expect(localStorage.getItem('token')).toBe('lasting');
});

test('a sign-in return that fails leaves the session that is there alone', async () => {
  localStorage.setItem('token', 'abc');
  const { getSession, startSession } = await openPage();
  await startSession(async () => ({ user: ana }), refuses);
  expect(getSession()).toMatchObject({ status: 'authenticated', token: 'abc' });
  expect(localStorage.getItem('token')).toBe('abc');
});

test('token and user are stored bare', async () => {
  const { signIn } = await openPage();
  signIn(ana, 'abc');
  expect(localStorage.getItem('token')).toBe('abc');
  expect(localStorage.getItem('user')).toBe(JSON.stringify(ana));
});

test('a late refusal of an old token does not end a newer session', async () => {
  const { expireSession, getSession, signIn } = await openPage();
  signIn(ana, 'new');
  expireSession('old');
  expect(getSession().status).toBe('authenticated');
  expireSession('new');
  expect(getSession()).toMatchObject({ status: 'anonymous', ended: 'expired' });
});

test('another tab that signs out ends this session, one that signs in starts it', async () => {
  const { getSession, signIn, startSession } = await openPage();
  await startSession(async () => ({ user: ana }));
  signIn(ana, 'abc');
  localStorage.removeItem('token');
  localStorage.removeItem('user');
  dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  expect(getSession()).toMatchObject({ status: 'anonymous', ended: 'other-tab' });
  localStorage.setItem('token', 'xyz');
  localStorage.setItem('user', JSON.stringify(ana));
  dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  expect(getSession()).toMatchObject({ status: 'authenticated', token: 'xyz' });
});

test('a session that the host refuses in one tab has expired in the other, too', async () => {
  const { getSession, signIn, startSession } = await openPage();
  const tell = () =>
    dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  await startSession(async () => ({ user: ana }));
  signIn(ana, 'abc');
  const other = await openPage();
  await other.startSession(async () => ({ user: ana }));
  other.expireSession('abc');
  tell();
  expect(getSession()).toMatchObject({ status: 'anonymous', ended: 'expired' });
  // The next sign-out in that tab is not an expiry.
  other.signIn(ana, 'def');
  tell();
  other.endSession('signed-out');
  tell();
  expect(getSession()).toMatchObject({ status: 'anonymous', ended: 'other-tab' });
});

test('a check that ends after another tab signed in keeps that newer session', async () => {
  localStorage.setItem('token', 'abc');
  const { getSession, startSession } = await openPage();
  const other = { ...ana, id: 8, name: 'Dan' };
  await startSession(async () => {
    localStorage.setItem('token', 'def');
    localStorage.setItem('user', JSON.stringify(other));
    return { user: ana };
  });
  expect(getSession()).toMatchObject({ status: 'authenticated', token: 'def', user: other });
  expect(localStorage.getItem('token')).toBe('def');
});

test('a check that ends after another tab signed out signs nobody in', async () => {
  localStorage.setItem('token', 'abc');
  const { getSession, startSession } = await openPage();
  await startSession(async () => {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
    return { user: ana };
  });
  expect(getSession().status).toBe('anonymous');
  expect(localStorage.getItem('token')).toBeNull();
});

test('a second copy of the store in one page is an error that names the package', async () => {
  await openPage();
  rstest.resetModules();
  await expect(import('./session.ts')).rejects.toThrow(/second copy of shared-auth\/session/);
});

test('what an older front end kept is taken over: text for the id, another case of the role, more fields', async () => {
  const kept = { ...ana, id: '7', role: 'ADMIN', token: 'abc', company_name: 'Exemplu SRL' };
  localStorage.setItem('token', 'abc');
  localStorage.setItem('user', JSON.stringify(kept));
  const { getSession, startSession, signIn } = await openPage();
  await startSession(async (token) => ({ user: { ...kept, token } }));
  const known = { id: 7, name: 'Ana', role: 'admin', company_name: 'Exemplu SRL' };
  expect(getSession()).toMatchObject({ status: 'authenticated', token: 'abc', user: known });
  // The older front end overwrites the user from another tab: still the same person.
  signIn({ ...ana, role: 'admin' }, 'abc');
  localStorage.setItem('user', JSON.stringify(kept));
  dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
  expect(getSession().user?.id).toBe(7);
});
