import { beforeAll, expect, test } from '@rstest/core';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let ana: SignedIn;
let dan: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  [ana, dan, admin] = [await api.signIn(), await api.signIn(), await api.signIn('admin')];
});

const company = {
  company_name: 'Atelier Exemplu SRL',
  cif: 'RO14399840',
  reg_com: 'J40/1/2020',
  bank: 'Banca Exemplu',
  iban: 'RO49AAAA1B31007593840000',
  business_address: 'Strada Exemplu 1',
};

const call = (
  who: SignedIn,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => api.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const listOf = async (who: SignedIn) => (await call(who, 'GET', '/api/businesses')).json().data;

test('a company is added, changed and removed by its owner', async () => {
  const created = (await call(ana, 'POST', '/api/businesses', company)).json().data;
  expect(created).toEqual({ ...company, id: created.id, user_id: ana.user.id });
  expect(await listOf(ana)).toEqual([created]);

  const changed = { ...company, company_name: 'Atelierul Nou SRL' };
  expect((await call(ana, 'PUT', `/api/businesses/${created.id}`, changed)).statusCode).toBe(200);
  expect(await listOf(ana)).toEqual([{ ...created, ...changed }]);

  expect((await call(ana, 'DELETE', `/api/businesses/${created.id}`)).statusCode).toBe(200);
  expect(await listOf(ana)).toEqual([]);
});

test('only its name is required', async () => {
  const answer = await call(ana, 'POST', '/api/businesses', { company_name: 'Doar nume' });
  expect(answer.json().data).toMatchObject({ company_name: 'Doar nume', iban: '' });
  const refused = await call(ana, 'POST', '/api/businesses', { ...company, company_name: '  ' });
  expect(refused.json()).toMatchObject({ code: 'validation_failed', field: 'company_name' });
});

test("another's company can be neither seen, changed nor removed", async () => {
  const { id } = (await call(dan, 'POST', '/api/businesses', company)).json().data;
  expect(await listOf(ana)).not.toContainEqual(expect.objectContaining({ id }));
  for (const [method, payload] of [['PUT', company], ['DELETE']] as const) {
    const answer = await call(ana, method, `/api/businesses/${id}`, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'business_not_found']);
  }
  expect(await listOf(dan)).toEqual([{ ...company, id, user_id: dan.user.id }]);
});

test('an admin sees all of them', async () => {
  const { success, data } = (await call(admin, 'GET', '/api/businesses/admin/all')).json();
  expect(success).toBe(true);
  expect(new Set(data.map((row: { user_id: number }) => row.user_id))).toEqual(
    new Set([ana.user.id, dan.user.id]),
  );
});

test.each([
  ['company_name', { company_name: 'x'.repeat(201) }],
  ['company_name', { company_name: null }],
  ['cif', { cif: 'x'.repeat(21) }],
  ['iban', { iban: 7 }],
  ['bank', { bank: 'a\0b' }],
  ['business_address', { business_address: ['Strada'] }],
])('a wrong %s is named in Romanian, and nothing is stored or changed', async (field, wrong) => {
  const { id } = (await call(ana, 'POST', '/api/businesses', company)).json().data;
  const before = await listOf(ana);
  for (const [method, url] of [
    ['POST', '/api/businesses'],
    ['PUT', `/api/businesses/${id}`],
  ] as const) {
    const answer = await call(ana, method, url, { ...company, ...wrong });
    expect(answer.json()).toMatchObject({ code: 'validation_failed', field });
    expect(answer.json().error).toMatch(/\.$/);
  }
  expect(await listOf(ana)).toEqual(before);
});

test.each(['0', '-1', '1.5', 'abc', '99999999999', '%00'])(
  'a company with the number %s is not there',
  async (id) => {
    const answer = await call(ana, 'DELETE', `/api/businesses/${id}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  },
);

test('a company that a browser sends again by itself is one company', async () => {
  const eva = await api.signIn();
  const add = (fields: object) => call(eva, 'POST', '/api/businesses', fields);
  const [first, second] = await Promise.all([add(company), add(company)]);
  expect(second.json()).toEqual(first.json());
  expect(await listOf(eva)).toHaveLength(1);
  await add({ ...company, company_name: 'Alt Atelier SRL' });
  await call(eva, 'DELETE', `/api/businesses/${first.json().data.id}`);
  expect((await add(company)).json().data.id).not.toBe(first.json().data.id);
  expect(await listOf(eva)).toHaveLength(2);
});
