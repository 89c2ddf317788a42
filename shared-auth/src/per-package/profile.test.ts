import { expect, rstest, test } from '@rstest/core';
import { getSession, queryClient, signIn } from '@vitrina/shared-auth';
import type { SessionUser } from '../user.ts';
import { profileQuery, saveProfile } from './profile.ts';

const ana: SessionUser = { id: 5, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' };
const change = { name: 'Ana Maria', phone: '+40 712 345 678', email: ana.email };

test('the phone is sent and known as the host stores it, the name is the one of the session', async () => {
  signIn(ana, 'abc');
  const { queryKey } = profileQuery();
  queryClient.setQueryData(queryKey, { ...ana, phone: null });
  const send = rstest.fn(async () => ({}));
  expect(await saveProfile(change, send)).toBe(true);
  expect(send).toHaveBeenCalledWith({ ...change, phone: '0712345678' });
  expect(queryClient.getQueryData(queryKey)).toMatchObject({
    name: 'Ana Maria',
    phone: '0712345678',
  });
  expect(getSession()).toMatchObject({ user: { id: 5, name: 'Ana Maria' }, token: 'abc' });
});

test('an answer that comes to somebody else changes nothing of theirs', async () => {
  signIn(ana, 'abc');
  const saved = saveProfile(change, async () => {
    signIn({ ...ana, id: 6, name: 'Ion' }, 'def');
  });
  expect(await saved).toBe(false);
  expect(getSession().user?.name).toBe('Ion');
});
