import { beforeAll, expect, test } from '@rstest/core';
import { eq } from 'drizzle-orm';
import { requestCalls, requestVersions, users, websiteRequests } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let staff: SignedIn;
beforeAll(async () => {
  staff = await api.signIn('admin');
});

const send = (by: SignedIn, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  api.app.inject({ method, url: `/api${url}`, headers: by.headers, ...(payload && { payload }) });

/** Completed onboarding steps of a request, as `by` sees them. */
async function doneOf(by: SignedIn, id: number): Promise<string[] | null> {
  const { onboarding } = (await send(by, 'GET', `/website-request/${id}`)).json();
  if (!onboarding) return null;
  const done = onboarding.filter((part: { done: boolean }) => part.done);
  return done.map(({ step }: { step: string }) => step);
}

async function requestOf(owner: SignedIn): Promise<number> {
  await send(owner, 'POST', '/website-request', { businessName: 'Florăria Ana' });
  const ofOwner = eq(websiteRequests.userId, owner.user.id);
  const [row] = await api.db.select().from(websiteRequests).where(ofOwner);
  return row?.id ?? 0;
}

const callTookPlace = (requestId: number) =>
  api.db.insert(requestCalls).values({ requestId, startsAt: new Date('2026-03-05T08:00:00Z') });

test('each step is done by what happens, and both sides read the same', async () => {
  const owner = await api.signIn();
  await api.db
    .update(users)
    .set({ name: '', emailVerifiedAt: null })
    .where(eq(users.id, owner.user.id));
  const id = await requestOf(owner);
  const move = (status: string) =>
    send(staff, 'PATCH', `/website-request/${id}/status`, { status });
  expect(await doneOf(owner, id)).toEqual(['password']);
  await api.db
    .update(users)
    .set({ name: 'Ana', emailVerifiedAt: new Date() })
    .where(eq(users.id, owner.user.id));
  const company = await send(owner, 'POST', '/businesses', { company_name: 'Florăria Ana SRL' });
  const own = ['name', 'password', 'verified', 'company'];
  expect(await doneOf(owner, id)).toEqual(own);

  await move('in_progress');
  const asked = await send(staff, 'POST', `/website-request/${id}/asks`, { title: 'Sigla' });
  // Beginning work completes neither `call` nor `needs`.
  expect(await doneOf(staff, id)).toEqual(own);
  await callTookPlace(id);
  expect(await doneOf(staff, id)).toEqual([...own, 'call']);
  const answer = `/website-request/${id}/asks/${asked.json().data.id}/answer`;
  await send(owner, 'POST', answer, { text: 'Iat-o.', file_ids: [] });
  expect(await doneOf(owner, id)).toEqual([...own, 'call', 'needs']);

  const versions = `/website-request/${id}/versions`;
  await send(staff, 'POST', versions, {
    address: 'https://proba.exemplu.ro',
    note: '',
    file_ids: [],
  });
  expect(await doneOf(owner, id)).toEqual([...own, 'call', 'needs', 'version']);
  const [version] = await api.db.select().from(requestVersions);
  await send(owner, 'POST', `${versions}/${version?.id}/answer`, { answer: 'approved' });
  expect(await doneOf(staff, id)).toEqual([...own, 'call', 'needs', 'version', 'approval']);

  await send(staff, 'POST', '/user-website', {
    ...{ userId: owner.user.id, websiteRequestId: id, businessName: 'Florăria Ana SRL' },
    ...{ websiteUrl: 'https://florarie.exemplu.ro', businessId: company.json().data.id },
  });
  expect(await doneOf(owner, id)).toHaveLength(9);
  await move('rejected');
  expect(await doneOf(owner, id)).toBeNull();
});

test('where nothing was asked for, nothing is given until a version is there', async () => {
  const owner = await api.signIn();
  const id = await requestOf(owner);
  await send(staff, 'PATCH', `/website-request/${id}/status`, { status: 'in_progress' });
  expect(await doneOf(owner, id)).not.toContain('needs');
  const version = { address: 'https://proba.exemplu.ro', note: '', file_ids: [] };
  await send(staff, 'POST', `/website-request/${id}/versions`, version);
  expect(await doneOf(owner, id)).toContain('needs');
});

test('the password that a guest got by mail is not their own yet', async () => {
  const guest = { businessName: 'Atelier', email: 'oaspete@exemplu.ro', phone: '0712345678' };
  const sent = await api.app.inject({
    ...{ method: 'POST', url: '/api/guest-website-request', payload: guest },
  });
  const { token, user } = sent.json();
  const owner = { user, headers: { authorization: `Bearer ${token}` } } as SignedIn;
  const id = (await send(owner, 'GET', '/website-request')).json().data[0].id;
  expect(await doneOf(owner, id)).toEqual([]);
  await api.db.update(users).set({ passwordHash: 'alta' }).where(eq(users.id, user.id));
  expect(await doneOf(owner, id)).toEqual(['password']);
});

test('staff see whose request has no company to assign a site to', async () => {
  const owner = await api.signIn();
  const id = await requestOf(owner);
  const row = async () =>
    (await send(staff, 'GET', '/website-request/all'))
      .json()
      .data.find((one: { id: number }) => one.id === id);
  expect(await row()).toMatchObject({ has_company: false, owner_name: owner.user.name });
  await send(owner, 'POST', '/businesses', { company_name: 'Florăria Ana SRL' });
  expect(await row()).toMatchObject({ has_company: true });
});
