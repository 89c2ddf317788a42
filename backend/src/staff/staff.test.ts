import { beforeEach, expect, test } from '@rstest/core';
import { PERMISSIONS, type Permission } from '@vitrina/contract/rules/permissions';
import { eq, sql } from 'drizzle-orm';
import { mails, orders, staffInvitations, users } from '../database/schema.ts';
import { databaseRateLimiter, LIMITS } from '../http/rate-limiter.ts';
import { tokenInMail } from '../testing/link-in-mail.ts';
import { type SignedIn, startTestApi, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let ilinca: SignedIn;

beforeEach(async () => {
  await api.db.delete(users);
  await api.db.delete(mails);
  ilinca = await api.signIn('admin', { name: 'Ilinca' });
});

const staff = (...permissions: Permission[]) => api.signIn('admin', { permissions });

async function ask(
  who: SignedIn,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) {
  const answer = await api.app.inject({
    method,
    url,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
}
const list = () => ask(ilinca, 'GET', '/api/staff');
const invite = (who: SignedIn, permissions: Permission[], email = 'dan@exemplu.ro') =>
  ask(who, 'POST', '/api/staff/invitations', { name: 'Dan', email, permissions });
const change = (
  who: SignedIn,
  { user }: SignedIn,
  permissions: Permission[],
  seen = user.permissions,
) => ask(who, 'PUT', `/api/staff/${user.id}/permissions`, { permissions, seen });
const end = (who: SignedIn, { user }: SignedIn) => ask(who, 'DELETE', `/api/staff/${user.id}`);
const link = (email = 'dan@exemplu.ro') => tokenInMail(api.db, email, 'reset-password');
const accept = (token: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/reset-password',
    payload: { token, newPassword: 'parola-lui-dan' },
  });
const signIn = async (email = 'dan@exemplu.ro') => {
  const payload = { email, password: 'parola-lui-dan' };
  return (await api.app.inject({ method: 'POST', url: '/api/auth/login', payload })).json();
};
const held = async ({ user }: SignedIn) =>
  (await api.db.select().from(users).where(eq(users.id, user.id)))[0]?.permissions;

test('an invitation is accepted by its link, once, and its owner may do what it says', async () => {
  expect(await invite(ilinca, ['money', 'shop'])).toMatchObject({ status: 200 });
  expect(await list()).toMatchObject({
    staff: [{ email: ilinca.user.email, permissions: PERMISSIONS }],
    invitations: [{ email: 'dan@exemplu.ro', name: 'Dan', permissions: ['shop', 'money'] }],
  });
  const token = await link();
  expect((await accept(token)).statusCode).toBe(200);
  const { user } = await signIn();
  expect(user).toMatchObject({
    ...{ name: 'Dan', role: 'admin', permissions: ['shop', 'money'], email_verified: true },
  });
  expect(await list()).toMatchObject({ staff: [{}, { email: 'dan@exemplu.ro' }], invitations: [] });
  expect((await accept(token)).json().code).toBe('reset_token_invalid');
});

test('who has an account already keeps it; every other way into it ends', async () => {
  const dan = await api.signIn('user', { email: 'dan@exemplu.ro', name: 'Dan Exemplu' });
  await invite(ilinca, ['sites']);
  expect(await held(dan)).toEqual([]);
  await accept(await link());
  expect(await held(dan)).toEqual(['sites']);
  expect((await signIn()).user).toMatchObject({ id: dan.user.id, name: 'Dan Exemplu' });
  expect(await ask(dan, 'GET', '/api/users/me')).toMatchObject({ code: 'session_expired' });
});

test('an invitation that is sent again, withdrawn, or past its end opens nothing', async () => {
  await invite(ilinca, ['shop']);
  const first = await link();
  await invite(ilinca, ['money']);
  expect((await accept(first)).json().code).toBe('reset_token_invalid');
  const second = await link();
  await api.db.update(staffInvitations).set({ expiresAt: sql`now()` });
  expect((await accept(second)).json().code).toBe('invitation_expired');
  await invite(ilinca, ['money']);
  const third = await link();
  const [{ id }] = (await list()).invitations;
  expect(await ask(ilinca, 'DELETE', `/api/staff/invitations/${id}`)).toMatchObject({
    status: 200,
  });
  expect((await accept(third)).json().code).toBe('reset_token_invalid');
  expect(await ask(ilinca, 'DELETE', `/api/staff/invitations/${id}`)).toMatchObject({
    code: 'invitation_not_found',
  });
  expect(await api.db.$count(users)).toBe(1);
});

test('who became one of the staff meanwhile keeps what they hold', async () => {
  const dan = await api.signIn('user', { email: 'dan@exemplu.ro' });
  await invite(ilinca, ['shop']);
  const everything = { role: 'admin' as const, permissions: [...PERMISSIONS] };
  await api.db.update(users).set(everything).where(eq(users.id, dan.user.id));
  await accept(await link());
  expect(await held(dan)).toEqual(PERMISSIONS);
});

test('the end of all access to an account ends its invitation too', async () => {
  const dan = await api.signIn('user', { email: 'dan@exemplu.ro' });
  await invite(ilinca, ['shop']);
  const invited = await link();
  const payload = { email: dan.user.email };
  await api.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload });
  await accept(await link());
  expect(await held(dan)).toEqual([]);
  expect((await accept(invited)).json().code).toBe('invitation_expired');
});

test('the audit tells that an invitation was sent, sent again, withdrawn and accepted', async () => {
  await api.db.delete(staffInvitations);
  await invite(ilinca, ['shop'], 'pasi@exemplu.ro');
  await invite(ilinca, ['money'], 'pasi@exemplu.ro');
  const [{ id }] = (await list()).invitations;
  await ask(ilinca, 'DELETE', `/api/staff/invitations/${id}`);
  const { data } = await ask(ilinca, 'GET', `/api/audit?kind=invitation&subject=${id}`);
  type Told = { action: string; what: string; changes: { field: string; after?: string }[] };
  expect(data.map(({ action, what }: Told) => `${action} ${what}`)).toEqual([
    'deleted withdraw-invitation',
    'changed invite-staff',
    'created invite-staff',
  ]);
  expect(data[2].changes).toContainEqual({
    ...{ field: 'email', before: null, after: 'pasi@exemplu.ro', erased: false },
  });
  expect(JSON.stringify(data)).not.toMatch(/[0-9a-f]{64}/);
  await invite(ilinca, ['shop']);
  await accept(await link());
  const accepted = await ask(ilinca, 'GET', '/api/audit?kind=invitation&limit=1');
  const { user: dan } = await signIn();
  const isDan = { actor_kind: 'person', actor_id: dan.id };
  expect(accepted.data[0]).toMatchObject({ ...isDan, action: 'deleted', what: 'reset-password' });
  const account = await ask(ilinca, 'GET', `/api/audit?kind=user&subject=${dan.id}`);
  expect(account.data).toMatchObject([
    { ...isDan, action: 'changed' },
    { actor_kind: 'visitor', action: 'created' },
  ]);
});

test('nobody replaces an invitation that gives more than they hold', async () => {
  await invite(ilinca, ['shop', 'money']);
  const dan = await staff('people', 'shop');
  expect(await invite(dan, ['shop'])).toMatchObject({
    ...{ status: 403, code: 'permission_not_held' },
    message: expect.stringContaining('este deja invitată'),
  });
  expect((await list()).invitations).toMatchObject([{ permissions: ['shop', 'money'] }]);
  expect(await invite(ilinca, ['shop'])).toMatchObject({ status: 200 });
  expect(await invite(dan, ['people'])).toMatchObject({ status: 200 });
});

test('one inviter reaches thirty addresses a day', async () => {
  const limited = await startTestApi((db) => ({ limits: databaseRateLimiter(db) }));
  const { headers } = await limited.signIn('admin');
  const statuses: number[] = [];
  for (let place = 0; place <= LIMITS['staff-invitation'].attempts; place += 1) {
    const payload = { name: 'Dan', email: `dan${place}@exemplu.ro`, permissions: ['shop'] };
    const url = '/api/staff/invitations';
    statuses.push((await limited.app.inject({ method: 'POST', url, headers, payload })).statusCode);
  }
  await limited.close();
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test('one address gets five invitations a day', async () => {
  const sent = [];
  for (let time = 0; time < 6; time += 1) sent.push((await invite(ilinca, ['shop'])).status);
  expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
});

test('one of the staff is not invited, and nobody gives what they do not hold', async () => {
  const dana = await staff('people', 'shop');
  expect(await invite(ilinca, ['shop'], dana.user.email)).toMatchObject({ code: 'already_staff' });
  expect(await invite(dana, ['shop', 'money'])).toMatchObject({ code: 'permission_not_held' });
  expect(await invite(dana, ['shop'])).toMatchObject({ status: 200 });
  expect(await invite(ilinca, [])).toMatchObject({ code: 'validation_failed' });
});

test('a change counts at once, and none overwrites one that was not seen', async () => {
  const dana = await staff('shop');
  const commissions = () => ask(dana, 'GET', '/api/commissions/admin/commissions');
  expect(await commissions()).toMatchObject({ code: 'forbidden' });
  expect(await change(ilinca, dana, ['money'])).toMatchObject({ status: 200 });
  expect((await commissions()).status).toBe(200);
  expect(await change(ilinca, dana, ['sites'])).toMatchObject({ code: 'version_conflict' });
  expect(await held(dana)).toEqual(['money']);
});

test('whoever is ended is signed out, keeps an account of a user, and what they invited to ends', async () => {
  const dana = await staff('people', 'shop');
  await invite(dana, ['shop']);
  const token = await link();
  await api.db.insert(orders).values({
    ...{ name: 'Ana', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
    ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Lungă 1' },
    ...{ shippingBani: 0, totalBani: 5000, paymentStatus: 'paid', userId: dana.user.id },
  });
  expect(await end(ilinca, dana)).toMatchObject({ status: 200 });
  expect(await ask(dana, 'GET', '/api/users/me')).toMatchObject({ code: 'session_expired' });
  expect((await accept(token)).json().code).toBe('reset_token_invalid');
  const [left] = await api.db.select().from(users).where(eq(users.id, dana.user.id));
  expect(left).toMatchObject({ role: 'user', permissions: [] });
  expect(await end(ilinca, dana)).toMatchObject({ code: 'staff_not_found' });
});

test('whoever loses a permission no longer invites to it', async () => {
  const dana = await staff('people', 'shop', 'money');
  await invite(dana, ['money'], 'unu@exemplu.ro');
  await invite(dana, ['shop'], 'doi@exemplu.ro');
  await change(ilinca, dana, ['people', 'shop']);
  expect((await list()).invitations).toMatchObject([{ email: 'doi@exemplu.ro' }]);
  await change(ilinca, dana, ['shop'], ['people', 'shop']);
  expect((await list()).invitations).toEqual([]);
});

test('the last one with everything can neither be narrowed nor ended, by themselves or by others', async () => {
  const dana = await staff('people');
  expect(await change(ilinca, ilinca, ['shop'])).toMatchObject({ code: 'own_permissions' });
  expect(await end(ilinca, ilinca)).toMatchObject({ code: 'own_permissions' });
  expect(await change(dana, ilinca, ['people'])).toMatchObject({ code: 'full_admin_protected' });
  expect(await end(dana, ilinca)).toMatchObject({ code: 'full_admin_protected' });
  expect(await held(ilinca)).toEqual(PERMISSIONS);
});

test.each(['end', 'narrow'] as const)(
  'two who %s each other at once: one of them stays',
  async (how) => {
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = [await api.signIn('admin'), await api.signIn('admin')];
      await api.db
        .update(users)
        .set({ permissions: ['shop'] })
        .where(eq(users.id, ilinca.user.id));
      const against = (who: SignedIn, whom: SignedIn) =>
        how === 'end' ? end(who, whom) : change(who, whom, ['shop']);
      const answers = await Promise.all([against(one, two), against(two, one)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = [await held(one), await held(two)];
      expect(left.filter((permissions) => permissions?.length === PERMISSIONS.length)).toHaveLength(
        1,
      );
      await api.db.delete(users).where(sql`${users.id} in (${one.user.id}, ${two.user.id})`);
    }
  },
);

test('whoever finds a page closed learns who can open it', async () => {
  const dana = await staff('shop');
  expect((await ask(dana, 'GET', '/api/staff/givers')).staff).toEqual([
    { id: ilinca.user.id, name: 'Ilinca', email: ilinca.user.email, permissions: [...PERMISSIONS] },
  ]);
});

test('who manages requests for websites reads them all, others their own', async () => {
  const [sites, shop] = [await staff('sites'), await staff('shop')];
  const [row] = (
    await api.db.execute(
      sql`insert into website_requests (user_id, answers) values (${ilinca.user.id}, '{}') returning id`,
    )
  ).rows as { id: number }[];
  expect(await ask(shop, 'GET', `/api/website-request/${row?.id}`)).toMatchObject({ status: 404 });
  expect(await ask(sites, 'GET', `/api/website-request/${row?.id}`)).toMatchObject({ status: 200 });
});

test('the database holds no permission it does not know, and none of a user', async () => {
  const set = (permissions: string) =>
    api.db.execute(
      sql.raw(`update users set permissions = '{${permissions}}' where role = 'admin'`),
    );
  await expect(set('teleport')).rejects.toThrow();
  const dana = await api.signIn();
  const give = api.db
    .update(users)
    .set({ permissions: ['shop'] })
    .where(eq(users.id, dana.user.id));
  await expect(give).rejects.toThrow();
});
