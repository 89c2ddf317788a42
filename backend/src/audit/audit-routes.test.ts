import { expect, test } from '@rstest/core';
import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import { auditEntries, users } from '../database/schema.ts';
import { originalTexts } from '../mails/write-mail.ts';
import { ORIGINAL_DELIVERY } from '../settings/setting-values.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { destroyAuditKeys } from './destroy-audit-keys.ts';

const api = useTestApi();

const list = async (admin: SignedIn, query = '') => {
  const answer = await api.app.inject({ url: `/api/audit${query}`, headers: admin.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json() as { data: AuditEntry[]; next: number | null };
};

const changeProfile = (person: SignedIn, name: string) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/users/profile',
    headers: person.headers,
    payload: { name, email: person.user.email, phone: '0712345678' },
  });

test('an admin reads who changed what, from what to what, in which session and request', async () => {
  const [admin, ana] = [await api.signIn('admin'), await api.signIn()];
  const answer = await changeProfile(ana, 'Ana Maria');
  const { data } = await list(admin, `?kind=user&subject=${ana.user.id}`);
  expect(data[0]).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    ...{ kind: 'user', subject_id: ana.user.id, subject_name: null },
    ...{ action: 'changed', what: 'update-profile' },
    ...{ actor_kind: 'person', actor_id: ana.user.id, actor_name: 'Ana Maria' },
    session: expect.stringMatching(/^[0-9a-f]{12}$/),
    request: answer.headers['x-request-id'],
    changes: [{ field: 'name', before: ana.user.name, after: 'Ana Maria', erased: false }],
  });
  expect(data[1]?.action).toBe('created');
});

test('nobody but an admin reads it', async () => {
  const { headers } = await api.signIn();
  expect((await api.app.inject({ url: '/api/audit', headers })).statusCode).toBe(403);
  expect((await api.app.inject('/api/audit')).statusCode).toBe(401);
});

test('staff read the changes of what they work with, and no others', async () => {
  const [shop, people] = [
    await api.signIn('admin', { permissions: ['shop'] }),
    await api.signIn('admin', { permissions: ['people'] }),
  ];
  await insertProduct(api.db);
  await changeProfile(people, 'Om Nou');
  const kindsOf = async (admin: SignedIn) =>
    [...new Set((await list(admin, '?limit=200')).data.map(({ kind }) => kind))].sort();
  expect(await kindsOf(shop)).toContain('product');
  expect(await kindsOf(shop)).not.toContain('user');
  expect(await kindsOf(people)).toContain('user');
  expect(await kindsOf(people)).not.toContain('product');
  const refused = await api.app.inject({ url: '/api/audit?kind=user', headers: shop.headers });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  const nobody = await api.signIn('admin', { permissions: [] });
  expect((await api.app.inject({ url: '/api/audit', headers: nobody.headers })).statusCode).toBe(
    403,
  );
});

test('the list is filtered by person, thing and time, and paged without a gap', async () => {
  const [admin, ana] = [await api.signIn('admin'), await api.signIn()];
  for (const name of ['A', 'B', 'C', 'D', 'E']) await changeProfile(ana, name);
  const mine = `?person=${ana.user.id}`;
  const whole = (await list(admin, mine)).data.map(({ id }) => id);
  expect(whole).toHaveLength(5);
  const first = await list(admin, `${mine}&limit=3`);
  const second = await list(admin, `${mine}&limit=3&before=${first.next}`);
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(whole);
  expect(second.next).toBeNull();
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bucharest' });
  const [today, tomorrow] = [0, 1].map((later) => day.format(Date.now() + later * 86_400_000));
  expect((await list(admin, `${mine}&from=${today}&to=${today}`)).data).toHaveLength(5);
  expect((await list(admin, `${mine}&from=${tomorrow}`)).data).toHaveLength(0);
  expect((await list(admin, `${mine}&kind=order`)).data).toHaveLength(0);
});

test('a filter that makes no sense is refused', async () => {
  const { headers } = await api.signIn('admin');
  for (const query of ['kind=shoe', 'person=0', 'from=ieri', 'limit=1000', 'before=-1'])
    expect((await api.app.inject({ url: `/api/audit?${query}`, headers })).statusCode).toBe(400);
});

test('a change of a product names the fields, and a visitor is one', async () => {
  const admin = await api.signIn('admin');
  const { id } = await insertProduct(api.db);
  const answer = await api.app.inject({
    method: 'DELETE',
    url: `/api/products/${id}`,
    headers: admin.headers,
  });
  expect(answer.statusCode).toBe(200);
  const [entry] = (await list(admin, `?kind=product&subject=${id}`)).data;
  expect(entry).toMatchObject({ what: 'delete-product', actor_id: admin.user.id });
  expect(entry?.changes).toMatchObject([{ field: 'deleted_at', before: null }]);
  await api.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      ...{ name: 'Noua', email: 'noua@exemplu.ro' },
      password: 'parola-lunga',
      phone: '',
      address: '',
    },
  });
  const [person] = await api.db.select().from(users).where(eq(users.email, 'noua@exemplu.ro'));
  const [created] = (await list(admin, `?kind=user&subject=${person?.id}`)).data;
  expect(created).toMatchObject({ what: 'register', actor_kind: 'visitor', actor_id: null });
});

test('who is erased leaves entries in which nobody can read who they were', async () => {
  const [admin, ana] = [await api.signIn('admin'), await api.signIn()];
  await changeProfile(ana, 'Numele Vechi');
  const erase = () =>
    inTransaction(api.db, (tx) =>
      destroyAuditKeys(tx, { userId: ana.user.id, emails: [ana.user.email] }),
    );
  expect(await erase()).toBe(1);
  const { data } = await list(admin, `?kind=user&subject=${ana.user.id}`);
  expect(JSON.stringify(data.map(({ changes }) => changes))).not.toContain('Numele Vechi');
  expect(data[0]?.changes).toEqual([{ field: 'name', before: null, after: null, erased: true }]);
  // Later entries are sealed with a new key, which does not open earlier ones.
  await changeProfile(ana, 'Alta Persoana');
  const after = (await list(admin, `?kind=user&subject=${ana.user.id}`)).data;
  expect(after.map(({ changes }) => changes[0]?.erased)).toEqual([false, true, false]);
});

test('the parts of a stored object are told apart', async () => {
  const admin = await api.signIn('admin');
  await api.db.execute(sql`
    insert into website_requests (email, answers) values ('x@exemplu.ro', '{"businessName": "Flori", "features": ["Blog", "SEO"]}')`);
  const [entry] = (await list(admin, '?kind=request')).data;
  expect(entry?.changes).toContainEqual({
    ...{ field: 'answers.features', before: null, after: 'Blog, SEO', erased: false },
  });
});

test('no call of a session leaves an entry without its actor', async () => {
  const rows = await api.db.select().from(auditEntries).where(sql`request is not null`);
  expect(rows.length).toBeGreaterThan(5);
  for (const { actorKind, actorId, session } of rows)
    expect(actorKind === 'person' ? actorId && session : actorKind).toBeTruthy();
});

test('a setting is told with what it was before, the first change with what the program had', async () => {
  const admin = await api.signIn('admin');
  const change = (version: number, fee: number) =>
    api.app.inject({
      method: 'PUT',
      url: '/api/settings/delivery',
      headers: admin.headers,
      payload: { version, value: { fee, freeFrom: 300 } },
    });
  const answers = [await change(0, 25), await change(1, 30)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { data } = await list(admin, '?kind=setting');
  expect(data.map(({ action }) => action)).toEqual(['changed', 'changed']);
  const fees = data.map(({ changes }) => changes.find(({ field }) => field === 'value.fee'));
  expect(fees).toEqual([
    { field: 'value.fee', before: '25', after: '30', erased: false },
    { field: 'value.fee', before: String(ORIGINAL_DELIVERY.fee), after: '25', erased: false },
  ]);
  expect(data[0]?.changes.some(({ field }) => field === 'value.freeFrom')).toBe(false);
});

test('of a mail only the text is told that was changed, and what it was', async () => {
  const admin = await api.signIn('admin');
  const name = 'mail:order-confirmation';
  const change = (version: number, value: object) =>
    api.app.inject({
      method: 'PUT',
      url: '/api/settings/mails/order-confirmation',
      headers: admin.headers,
      payload: { version, value },
    });
  const original = originalTexts('order-confirmation').intro;
  const intro = `${original} Îți mulțumim.`;
  const answers = [await change(0, { intro }), await change(1, {})];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { data } = await list(admin, '?kind=setting');
  const erased = false;
  const told = { field: 'name', before: null, after: name, erased };
  expect(data[0]?.subject_name).toBe('Comandă: primită');
  expect(data.slice(0, 2).map(({ changes }) => changes)).toEqual([
    [told, { field: 'value.intro', before: intro, after: original, erased }],
    [told, { field: 'value.intro', before: original, after: intro, erased }],
  ]);
});

test('an invitation that is sent again is told with whom it is for', async () => {
  const admin = await api.signIn('admin');
  const invite = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/staff/invitations',
      headers: admin.headers,
      payload: { name: 'Dan', email: 'dan.invitat@exemplu.ro', permissions: ['shop'] },
    });
  expect([await invite(), await invite()].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { data } = await list(admin, '?kind=invitation');
  expect(data.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['changed', 'dan.invitat@exemplu.ro'],
    ['created', 'dan.invitat@exemplu.ro'],
  ]);
});
