import { expect, rstest, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { getSession } from '@vitrina/shared-auth/session';
import { startTokenCheck } from './boot/start-token-check.ts';
import { checkSession } from './session.ts';

const people: Record<string, object> = {
  'Bearer older': { id: 1, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' },
  'Bearer newer': { id: 2, name: 'Ion', email: 'ion@exemplu.ro', role: 'admin' },
};

test('who signed in while the code was on its way is here, not who was before', async () => {
  rstest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const user = people[new Headers(init?.headers).get('authorization') ?? ''];
    return Response.json({ user }, { status: user ? 200 : 401 });
  });
  configurePlatform(LOCAL_CONFIG);
  localStorage.setItem('token', 'older');
  startTokenCheck(LOCAL_CONFIG.apiOrigin, 'older');
  // Another tab, before this one's bundle is there.
  localStorage.setItem('token', 'newer');
  await checkSession();
  expect(getSession().user?.id).toBe(2);
  expect(localStorage.getItem('token')).toBe('newer');
});
