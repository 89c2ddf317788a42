import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import { MAX_SAVED_ANSWERS } from '@vitrina/contract/constants';
import { savedAnswers } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let staff: SignedIn;

beforeAll(async () => {
  staff = await api.signIn('admin', { name: 'Ioana' });
});

beforeEach(async () => {
  await api.db.delete(savedAnswers);
});

const URL = '/api/saved-answers';
const save = (title: string, text = 'Mulțumim!', by = staff) =>
  api.app.inject({ method: 'POST', url: URL, headers: by.headers, payload: { title, text } });
const list = async (by = staff) =>
  (await api.app.inject({ method: 'GET', url: URL, headers: by.headers })).json();
const change = (id: number, title: string, text = 'Mulțumim!', by = staff) =>
  api.app.inject({
    method: 'PATCH',
    url: `${URL}/${id}`,
    headers: by.headers,
    payload: { title, text },
  });
const remove = (id: number) =>
  api.app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: staff.headers });

test('an answer is kept for all, found by its name, and removed once', async () => {
  await save('Vești');
  const { data } = (await save('Salut', 'Bună ziua,\nrevenim.')).json();
  const colleague = await api.signIn('admin', { permissions: ['sites'] });
  expect(await list(colleague)).toMatchObject({
    data: [
      { title: 'Salut', text: 'Bună ziua,\nrevenim.', author_name: 'Ioana' },
      { title: 'Vești' },
    ],
  });
  expect((await remove(data.id)).statusCode).toBe(200);
  expect((await remove(data.id)).json().code).toBe('saved_answer_not_found');
});

test('an answer is changed by any colleague, and keeps its author', async () => {
  const { data } = (await save('Salut')).json();
  const colleague = await api.signIn('admin', { name: 'Dan', permissions: ['sites'] });
  const changed = await change(data.id, 'salut', 'Bună ziua,\nrevenim.', colleague);
  expect(changed.json().data).toEqual({
    ...{ id: data.id, title: 'salut', text: 'Bună ziua,\nrevenim.', author_name: 'Ioana' },
  });
  expect((await list()).data).toEqual([changed.json().data]);
});

test('a name that is taken is refused, also at once, and nothing changes', async () => {
  const [first, second] = [(await save('Salut')).json().data, (await save('Vești')).json().data];
  expect((await change(second.id, 'SALUT')).json().code).toBe('saved_answer_exists');
  const both = await Promise.all([change(first.id, 'Mâine'), change(second.id, 'mâine')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await list()).data).toHaveLength(2);
});

test('what nobody sees makes no other name', async () => {
  const { data } = (await save('Cere sigla')).json();
  expect((await save('Cere \u202Esigla')).json()).toMatchObject({
    ...{ code: 'saved_answer_exists', field: 'title' },
  });
  const { data: other } = (await save('Altul')).json();
  expect((await change(other.id, 'Cere  sig\u200Bla')).json().code).toBe('saved_answer_exists');
  expect((await change(data.id, 'Cere \u2068sigla\u2069')).statusCode).toBe(200);
});

test('one that is gone is not changed', async () => {
  const { data } = (await save('Salut')).json();
  await remove(data.id);
  expect((await change(data.id, 'Altul')).json().code).toBe('saved_answer_not_found');
  expect((await list()).data).toEqual([]);
});

test('two have no name alike, also not at once', async () => {
  const answers = await Promise.all([save('Salut'), save('SALUT')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe(
    'saved_answer_exists',
  );
});

test.each([
  ['title', '', 'text'],
  ['title', 'a'.repeat(81), 'text'],
  ['text', 'Salut', ' '],
  ['text', 'Salut', 'a'.repeat(5001)],
])('a wrong %s is refused', async (field, title, text) => {
  expect((await save(title, text)).json()).toMatchObject({ code: 'validation_failed', field });
  const { data } = (await save('Altul')).json();
  expect((await change(data.id, title, text)).json()).toMatchObject({
    ...{ code: 'validation_failed', field },
  });
});

test('a hundred are kept and no more', async () => {
  await api.db
    .insert(savedAnswers)
    .values(
      Array.from({ length: MAX_SAVED_ANSWERS - 1 }, (_, n) => ({ title: `${n}`, text: 'x' })),
    );
  const answers = await Promise.all([save('Salut'), save('Altul')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await save('Încă unul')).json().code).toBe('too_many_saved_answers');
});

test.each<[string, () => Promise<SignedIn>]>([
  ['a partner', () => api.signIn()],
  ['staff without this permission', () => api.signIn('admin', { permissions: ['money'] })],
])('%s sees and keeps none', async (_, signIn) => {
  const stranger = await signIn();
  expect((await list(stranger)).code).toBe('forbidden');
  expect((await save('Salut', 'x', stranger)).json().code).toBe('forbidden');
  const { data } = (await save('Altul')).json();
  expect((await change(data.id, 'Salut', 'x', stranger)).json().code).toBe('forbidden');
});
