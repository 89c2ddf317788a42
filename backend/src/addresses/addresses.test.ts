import { beforeEach, expect, test } from '@rstest/core';
import { MAX_ADDRESSES } from '@vitrina/contract/constants';
import type { SavedAddress } from '@vitrina/contract/entities/saved-address';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let ana: SignedIn;

beforeEach(async () => {
  ana = await api.signIn();
});

const HOME = {
  ...{ name: 'Ana Pop', phone: '0712 345 678', zip: '400001', county: 'Cluj' },
  ...{ locality: 'Cluj-Napoca', address: 'Strada Lungă 1', is_default: false },
};
const WORK = { ...HOME, zip: '405200', locality: 'Dej', address: 'Strada Scurtă 2' };

const call = async (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  who = ana,
) => {
  const url = `/api/addresses${path}`;
  const answer = await api.app.inject({
    method,
    url,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const add = async (input: object): Promise<number> => (await call('POST', '', input)).data.id;
const list = async (who = ana): Promise<SavedAddress[]> =>
  (await api.app.inject({ url: '/api/addresses', headers: who.headers })).json().data;
const profile = async () =>
  (await api.app.inject({ url: '/api/users/me', headers: ana.headers })).json();

test('the first address is the default one, and stands in the profile', async () => {
  const id = await add(HOME);
  expect(await list()).toEqual([{ ...HOME, id, phone: '0712345678', is_default: true }]);
  expect(await profile()).toMatchObject({ zip: '400001', address: 'Strada Lungă 1' });
  expect((await call('POST', '', { ...HOME, zip: '12' })).status).toBe(400);
});

test('another one becomes the default by being chosen, and the profile follows', async () => {
  const home = await add(HOME);
  const work = await add(WORK);
  expect((await list()).map(({ id }) => id)).toEqual([home, work]);
  await call('PUT', `/${work}`, { ...WORK, is_default: true });
  expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
    [work, true],
    [home, false],
  ]);
  expect(await profile()).toMatchObject({ zip: '405200', locality: 'Dej' });
  await call('PUT', `/${work}`, { ...WORK, address: 'Strada Nouă 3' });
  expect(await profile()).toMatchObject({ address: 'Strada Nouă 3' });
});

test('without the default one the newest of the others is it, without any the profile has none', async () => {
  const home = await add(HOME);
  const work = await add(WORK);
  await call('DELETE', `/${home}`);
  expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([[work, true]]);
  expect(await profile()).toMatchObject({ zip: '405200' });
  await call('DELETE', `/${work}`);
  expect(await profile()).toMatchObject({ zip: '', address: '' });
});

test('what a caller changes that knows one address alone is the default one', async () => {
  await add(HOME);
  const place = { county: 'Iași', locality: 'Iași', zip: '700001', address: 'Bulevardul 4' };
  const url = '/api/users/address';
  await api.app.inject({ method: 'PUT', url, headers: ana.headers, payload: place });
  expect(await list()).toMatchObject([{ ...place, is_default: true }]);
});

test('an account keeps so many, and nobody else’s', async () => {
  const id = await add(HOME);
  const dan = await api.signIn();
  expect((await call('PUT', `/${id}`, WORK, dan)).status).toBe(404);
  expect((await call('DELETE', `/${id}`, undefined, dan)).status).toBe(404);
  expect(await list(dan)).toEqual([]);
  for (let more = 1; more < MAX_ADDRESSES; more += 1) await add(WORK);
  expect((await call('POST', '', WORK)).status).toBe(409);
});
