import { beforeAll, expect, test } from '@rstest/core';
import { businesses } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let owner: SignedIn;
beforeAll(async () => {
  owner = await api.signIn();
});

const profile = async () =>
  (await api.app.inject({ url: '/api/users/me', headers: owner.headers })).json();
const saveProfile = (payload: object) =>
  api.app.inject({ method: 'PUT', url: '/api/users/profile', headers: owner.headers, payload });

test('the profile holds what the forms start from, and nothing secret', async () => {
  expect(await profile()).toEqual({
    name: owner.user.name,
    email: owner.user.email,
    phone: '0712345678',
    address: '',
    county: '',
    locality: '',
    zip: '',
  });
});

test('name and telephone are saved, the number in one form; the e-mail stays', async () => {
  const answer = await saveProfile({
    name: ' Ana Maria ',
    email: 'other@exemplu.ro',
    phone: '+40 723-456-789',
  });
  expect(answer.json()).toEqual({ message: 'Profilul a fost actualizat.' });
  expect(await profile()).toMatchObject({
    name: 'Ana Maria',
    phone: '0723456789',
    email: owner.user.email,
  });
});

test('a profile without a name is refused', async () => {
  const answer = await saveProfile({ name: ' ', email: owner.user.email, phone: '' });
  expect(answer.json()).toMatchObject({ code: 'validation_failed', field: 'name' });
});

test('the delivery address is changed, emptied, and checked', async () => {
  const save = (payload: object) =>
    api.app.inject({ method: 'PUT', url: '/api/users/address', headers: owner.headers, payload });
  const address = { county: 'Cluj', locality: 'Dej', zip: '405200', address: 'Strada Lungă 1' };
  expect((await save(address)).statusCode).toBe(200);
  expect(await profile()).toMatchObject(address);
  expect((await save({ ...address, zip: '1' })).json()).toMatchObject({ field: 'zip' });
  expect((await save({ ...address, county: 'Nicăieri' })).json()).toMatchObject({
    field: 'county',
  });
  const empty = { county: '', locality: '', zip: '', address: '' };
  await save(empty);
  expect(await profile()).toMatchObject(empty);
});

test('an admin lists all accounts, each with its first company and without its password', async () => {
  const companies = ['Prima SRL', 'A doua SRL'];
  await api.db
    .insert(businesses)
    .values(companies.map((companyName) => ({ companyName, userId: owner.user.id, cif: 'RO1' })));
  const admin = await api.signIn('admin');
  const answer = await api.app.inject({ url: '/api/users/all', headers: admin.headers });
  const rows: { id: number }[] = answer.json();
  expect(rows.map((row) => row.id)).toEqual([admin.user.id, owner.user.id]);
  expect(rows[1]).toMatchObject({ company_name: 'Prima SRL', cif: 'RO1', role: 'user' });
  expect(answer.body).not.toContain('password');
});

test('the first accounts of the list are answered alone, with the number of all', async () => {
  const { headers } = await api.signIn('admin');
  const ask = async (url: string) => (await api.app.inject({ url, headers })).json();
  const all = await ask('/api/users/all');
  expect(await ask('/api/users/first?limit=2')).toEqual({
    total: all.length,
    users: all.slice(0, 2),
  });
  expect((await ask('/api/users/first?limit=200')).users).toEqual(all);
  expect((await api.app.inject({ url: '/api/users/first', headers })).statusCode).toBe(400);
});
