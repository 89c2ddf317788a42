import { beforeAll, expect, test } from '@rstest/core';
import { emptyAnswers } from '@vitrina/contract/rules/questionnaire-answers';
import { eq } from 'drizzle-orm';
import {
  businesses,
  mails,
  notifications,
  partners,
  userWebsites,
  websiteRequests,
} from '../database/schema.ts';
import { decryptSyncKey } from '../partners/sync-key.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let ana: SignedIn;
let dan: SignedIn;
let admin: SignedIn;
let businessId = 0;
let requestId = 0;

beforeAll(async () => {
  [ana, dan, admin] = [await api.signIn(), await api.signIn(), await api.signIn('admin')];
  const company = { userId: ana.user.id, companyName: 'Atelier Exemplu SRL' };
  const request = { userId: ana.user.id, answers: emptyAnswers() };
  const [business] = await api.db.insert(businesses).values(company).returning();
  const [websiteRequest] = await api.db.insert(websiteRequests).values(request).returning();
  businessId = business?.id ?? 0;
  requestId = websiteRequest?.id ?? 0;
});

const assignment = () => ({
  userId: ana.user.id,
  websiteRequestId: requestId,
  businessId,
  websiteUrl: 'https://atelier.exemplu.ro',
  businessName: 'Atelier Exemplu SRL',
});
const post = (url: string, payload: object) =>
  api.app.inject({ method: 'POST', url, headers: admin.headers, payload });
const sitesOf = async (who: SignedIn) =>
  (await api.app.inject({ url: '/api/user-website', headers: who.headers })).json();
const messagesOf = (who: SignedIn) =>
  api.db.select().from(notifications).where(eq(notifications.userId, who.user.id));

test('who has no site is told so', async () => {
  expect(await sitesOf(dan)).toEqual({
    success: true,
    data: [],
    message: 'Nu ai încă niciun site activ.',
  });
});

test('an assigned site is seen by its owner, who is told once, by mail too', async () => {
  expect((await post('/api/user-website', assignment())).statusCode).toBe(200);
  expect((await post('/api/user-website', assignment())).statusCode).toBe(200);
  const { data } = await sitesOf(ana);
  expect(data).toEqual([
    expect.objectContaining({
      user_id: ana.user.id,
      business_name: 'Atelier Exemplu SRL',
      website_url: 'https://atelier.exemplu.ro',
      email: ana.user.email,
    }),
  ]);
  expect(await messagesOf(ana)).toMatchObject([
    {
      message: 'Site-ul Atelier Exemplu SRL este activ: atelier.exemplu.ro',
      target: 'user-website',
    },
  ]);
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, ana.user.email));
  expect(sent).toMatchObject([{ kind: 'site-live', subject: 'Site-ul tău este activ' }]);
  expect(sent[0]?.textBody).toContain('Adresa: atelier.exemplu.ro');
  expect(sent[0]?.textBody).toContain('/users/dashboard/active-sites?from-mail');
  expect((await sitesOf(dan)).data).toEqual([]);
});

test('the request that a site came from is completed, and leads to it', async () => {
  const [sent] = await api.db
    .insert(websiteRequests)
    .values({ userId: ana.user.id, answers: emptyAnswers(), status: 'in_test' })
    .returning();
  const url = 'https://gata.exemplu.ro';
  await post('/api/user-website', {
    ...{ ...assignment(), websiteRequestId: sent?.id, websiteUrl: url },
  });
  const own = await api.app.inject({ url: '/api/website-request', headers: ana.headers });
  expect(own.json().data[0]).toMatchObject({ id: sent?.id, status: 'completed', live_url: url });
});

test('who is told that a request is completed is led to the site, once there is one', async () => {
  const owner = await api.signIn();
  const [sent] = await api.db
    .insert(websiteRequests)
    .values({ userId: owner.user.id, answers: emptyAnswers(), status: 'in_test' })
    .returning();
  const id = sent?.id ?? 0;
  const complete = async () => {
    await api.db
      .update(websiteRequests)
      .set({ status: 'in_test' })
      .where(eq(websiteRequests.id, id));
    const payload = { status: 'completed' };
    const url = `/api/website-request/${id}/status`;
    await api.app.inject({ method: 'PATCH', url, headers: admin.headers, payload });
    return (await messagesOf(owner)).at(-1);
  };
  expect(await complete()).toMatchObject({ target: 'website-request', targetId: id });
  await api.db.insert(userWebsites).values({
    ...{ userId: owner.user.id, websiteRequestId: id, businessName: 'Atelier' },
    websiteUrl: 'https://atelier-gata.exemplu.ro',
  });
  expect(await complete()).toMatchObject({ target: 'user-website', targetId: null });
});

test('the same assignment at the same moment makes one site', async () => {
  const payload = { ...assignment(), websiteUrl: 'https://simultan.exemplu.ro' };
  await Promise.all([1, 2, 3, 4].map(() => post('/api/user-website', payload)));
  const { data } = await sitesOf(ana);
  const same = data.filter(
    (row: { website_url: string }) => row.website_url === payload.websiteUrl,
  );
  expect(same).toHaveLength(1);
});

test.each([
  ['userId', { userId: 999 }, 'user_not_found'],
  ['businessId', { businessId: 999 }, 'business_not_found'],
  ['websiteRequestId', { websiteRequestId: 999 }, 'website_request_not_found'],
])('a wrong %s is named and nothing is assigned', async (field, wrong, code) => {
  const payload = { ...assignment(), websiteUrl: 'https://nou.exemplu.ro', ...wrong };
  const answer = await post('/api/user-website', payload);
  expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([404, code, field]);
  expect((await sitesOf(ana)).data).not.toContainEqual(
    expect.objectContaining({ website_url: 'https://nou.exemplu.ro' }),
  );
});

test.each([
  ['websiteUrl', { websiteUrl: 'javascript:alert(1)' }],
  ['websiteUrl', { websiteUrl: `https://a.ro/${'x'.repeat(2000)}` }],
  ['businessName', { businessName: '  ' }],
  ['userId', { userId: 2 ** 31 }],
  ['businessId', { businessId: '1' }],
])('a %s that cannot be is named, and nobody is told of a site', async (field, wrong) => {
  const before = await messagesOf(ana);
  const answer = await post('/api/user-website', { ...assignment(), ...wrong });
  expect(answer.json()).toMatchObject({ code: 'validation_failed', field });
  expect(await messagesOf(ana)).toEqual(before);
});

test("another's company cannot be used", async () => {
  const answer = await post('/api/user-website', { ...assignment(), userId: dan.user.id });
  expect(answer.json().code).toBe('business_not_found');
});

test('a partner is connected to an own site; the key is answered once and stored encrypted', async () => {
  const shop = {
    userId: ana.user.id,
    name: 'Magazinul Anei',
    syncUrl: 'https://atelier.exemplu.ro/sync',
    websiteUrl: 'https://atelier.exemplu.ro',
  };
  const first = await post('/api/partners', shop);
  const again = await post('/api/partners', { ...shop, name: 'Alt nume' });
  expect(again.json().partner).toMatchObject({ id: first.json().partner.id, name: 'Alt nume' });
  expect(again.json().syncApiKey).not.toBe(first.json().syncApiKey);
  const [row] = await api.db.select().from(partners);
  const stored = row?.syncKeyEncrypted ?? '';
  expect(stored).not.toContain(again.json().syncApiKey);
  expect(decryptSyncKey(stored, api.context.config.encryptionKey)).toBe(again.json().syncApiKey);

  const foreign = await post('/api/partners', { ...shop, userId: dan.user.id });
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'website_not_found']);
});
