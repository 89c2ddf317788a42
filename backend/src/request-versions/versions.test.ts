import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import type { RequestVersion } from '@vitrina/contract/entities/request-version';
import { eq, sql } from 'drizzle-orm';
import { mails, notifications, privateFiles, websiteRequests } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let staff: SignedIn;
let owner: SignedIn;
let requestId = 0;

beforeAll(async () => {
  staff = await api.signIn('admin');
});
beforeEach(async () => {
  owner = await api.signIn();
  const [row] = await api.db
    .insert(websiteRequests)
    .values({
      userId: owner.user.id,
      answers: { businessName: 'Florăria Ana' } as never,
      status: 'in_progress',
      assigneeId: staff.user.id,
    })
    .returning();
  requestId = row?.id ?? 0;
});

type Method = 'GET' | 'POST' | 'PATCH';
const send = (by: SignedIn, method: Method, path: string, payload?: object, key?: string) =>
  api.app.inject({
    method,
    url: `/api/website-request/${requestId}/${path}`,
    ...(payload && { payload }),
    headers: { ...by.headers, ...(key && { 'idempotency-key': key }) },
  });
const VERSION = { address: 'https://proba.exemplu.ro', note: 'Prima pagină.' };
const add = async (key?: string): Promise<RequestVersion> =>
  (await send(staff, 'POST', 'versions', VERSION, key)).json().data;
const list = async (by: SignedIn): Promise<RequestVersion[]> =>
  (await send(by, 'GET', 'versions')).json().data;
const statusNow = async () => {
  const [row] = await api.db
    .select()
    .from(websiteRequests)
    .where(eq(websiteRequests.id, requestId));
  return row?.status;
};
const toldTo = (who: SignedIn) =>
  api.db.select().from(notifications).where(eq(notifications.userId, who.user.id));

test('a version goes to its owner: state, notification and mail lead there', async () => {
  await add();
  expect(await statusNow()).toBe('in_test');
  expect(await list(owner)).toMatchObject([{ number: 1, ...VERSION, answer: null, points: [] }]);
  expect(await toldTo(owner)).toMatchObject([{ target: 'request-version', targetId: requestId }]);
  const [mail] = await api.db
    .select()
    .from(mails)
    .where(sql`${mails.recipient} = ${owner.user.email} and ${mails.kind} = 'request-version'`);
  expect(mail?.textBody).toContain(`/site-request/${requestId}?from-mail#versiuni`);
});

test('a repeated call is one version, told once', async () => {
  const [first, again] = [await add('cheia'), await add('cheia')];
  expect(again.id).toBe(first.id);
  expect(await list(owner)).toHaveLength(1);
  expect(await toldTo(owner)).toHaveLength(1);
});

test('what a notification tells of is read once it is answered, shown anew, or over', async () => {
  const readOf = async (who: SignedIn) =>
    (await toldTo(who)).map(({ isRead }) => isRead).toSorted();
  const colleague = await api.signIn('admin');
  await api.db
    .update(websiteRequests)
    .set({ assigneeId: colleague.user.id })
    .where(eq(websiteRequests.id, requestId));
  const { id } = await add();
  expect(await readOf(owner)).toEqual([false]);
  await send(owner, 'POST', `versions/${id}/answer`, { answer: 'changes', points: ['Alt fundal'] });
  expect(await readOf(owner)).toEqual([true]);
  expect(await readOf(colleague)).toEqual([false]);
  await add();
  expect(await readOf(colleague)).toEqual([true]);
  await add();
  expect(await readOf(owner)).toEqual([false, true, true]);
  await send(staff, 'PATCH', 'status', { status: 'completed' });
  const ofVersions = (await toldTo(owner)).filter(({ target }) => target === 'request-version');
  expect(ofVersions.map(({ isRead }) => isRead)).toEqual([true, true, true]);
});

test('what has to change goes back to us, point by point, and staff tick each off', async () => {
  const { id } = await add();
  await send(owner, 'POST', `versions/${id}/open`);
  const points = ['Alt fundal', 'Telefonul greșit \u202Eabc'];
  const answered = await send(owner, 'POST', `versions/${id}/answer`, {
    answer: 'changes',
    points,
  });
  expect(answered.json().data).toMatchObject({
    answer: 'changes',
    points: points.map((text) => ({ text, done_at: null })),
  });
  expect(answered.json().data.opened_at).not.toBeNull();
  expect(await statusNow()).toBe('in_progress');
  expect((await toldTo(staff)).at(-1)?.message).toContain('versiunea 1');
  const [point] = answered.json().data.points;
  await send(staff, 'PATCH', `points/${point.id}`, { done: true });
  expect((await list(owner))[0]?.points.map(({ done_at }) => done_at !== null)).toEqual([
    true,
    false,
  ]);
  await send(staff, 'PATCH', `points/${point.id}`, { done: false });
  expect((await list(owner))[0]?.points[0]?.done_at).toBeNull();
  await add();
  expect((await list(owner)).map(({ number }) => number)).toEqual([2, 1]);
  expect(await statusNow()).toBe('in_test');
});

test('an approval stays with us, and is said once', async () => {
  const { id } = await add();
  const approve = () => send(owner, 'POST', `versions/${id}/answer`, { answer: 'approved' });
  expect((await approve()).json().data).toMatchObject({ answer: 'approved', points: [] });
  expect((await approve()).json().code).toBe('version_answered');
  expect(await statusNow()).toBe('in_test');
});

test('only the newest version is answered', async () => {
  const { id } = await add();
  await add();
  const answer = await send(owner, 'POST', `versions/${id}/answer`, { answer: 'approved' });
  expect(answer.json().code).toBe('version_answered');
});

test.each(['completed', 'rejected'] as const)(
  'a request that is %s stays so: its version is neither answered nor followed by another',
  async (status) => {
    const { id } = await add('cheia');
    await api.db.update(websiteRequests).set({ status }).where(eq(websiteRequests.id, requestId));
    const told = await toldTo(owner);
    const changes = { answer: 'changes', points: ['Alt fundal'] };
    for (const refused of [
      await send(staff, 'POST', 'versions', VERSION),
      await send(owner, 'POST', `versions/${id}/open`),
      await send(owner, 'POST', `versions/${id}/answer`, { answer: 'approved' }),
      await send(owner, 'POST', `versions/${id}/answer`, changes),
    ])
      expect(refused.json().code).toBe('request_ended');
    expect((await add('cheia')).id).toBe(id);
    expect(await statusNow()).toBe(status);
    expect(await list(owner)).toMatchObject([{ answer: null, opened_at: null }]);
    expect(await toldTo(owner)).toEqual(told);
  },
);

test('lists tell the newest version and what was said of it', async () => {
  const listed = async () => {
    const url = '/api/website-request';
    return (await api.app.inject({ url, headers: owner.headers })).json().data[0];
  };
  expect(await listed()).toMatchObject({ version_number: null, version_answer: null });
  await add();
  const { id } = await add();
  expect(await listed()).toMatchObject({ version_number: 2, version_answer: null });
  await send(owner, 'POST', `versions/${id}/answer`, { answer: 'approved' });
  expect(await listed()).toMatchObject({ version_number: 2, version_answer: 'approved' });
});

test.each([
  [{ answer: 'changes', points: [] }, 'points'],
  [{ answer: 'changes', points: ['  '] }, 'points.0'],
  [{ answer: 'changes', points: ['a'.repeat(501)] }, 'points.0'],
])('%j is refused', async (body, field) => {
  const { id } = await add();
  const answer = await send(owner, 'POST', `versions/${id}/answer`, body);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});

test('an address that is no web address is refused', async () => {
  const answer = await send(staff, 'POST', 'versions', {
    ...VERSION,
    address: 'javascript:alert(1)',
  });
  expect(answer.json()).toMatchObject({ field: 'address' });
});

test("somebody else's versions do not exist", async () => {
  const { id } = await add();
  const points = ['Alt fundal'];
  const asked = await send(owner, 'POST', `versions/${id}/answer`, { answer: 'changes', points });
  const pointId = asked.json().data.points[0].id;
  const stranger = await api.signIn();
  const shop = await api.signIn('admin', { permissions: ['shop'] });
  const answers = await Promise.all([
    send(stranger, 'GET', 'versions'),
    send(shop, 'GET', 'versions'),
    send(stranger, 'POST', `versions/${id}/open`),
    send(stranger, 'POST', `versions/${id}/answer`, { answer: 'approved' }),
  ]);
  for (const answer of answers) expect(answer.json().code).toBe('website_request_not_found');
  expect((await send(stranger, 'POST', 'versions', VERSION)).statusCode).toBe(404);
  expect((await send(owner, 'PATCH', `points/${pointId}`, { done: true })).statusCode).toBe(404);
});

test('the overview of its owner shows the picture of the newest version, where that has one', async () => {
  const pictured = async (versionId: number, name: string, imageType: 'image/png' | null) => {
    const place = { requestId, versionId, uploadedBy: staff.user.id, name, bytes: 10, imageType };
    await api.db.insert(privateFiles).values({ ...place, storeName: crypto.randomUUID() });
  };
  const pictureFor = async (who: SignedIn) => {
    const url = '/api/users/sales';
    const { pictures } = (await api.app.inject({ url, headers: who.headers })).json();
    return pictures.find((one: { request_id: number }) => one.request_id === requestId)?.picture;
  };
  expect(await pictureFor(owner)).toBeUndefined();
  await pictured((await add()).id, 'prima.png', 'image/png');
  await pictured((await add()).id, 'a-doua.png', 'image/png');
  const picture = await pictureFor(owner);
  expect(picture).toMatchObject({ name: 'a-doua.png', is_image: true });
  expect(picture.url).toContain(`${api.context.config.origins.files}/private/`);
  await pictured((await add()).id, 'note.pdf', null);
  expect(await pictureFor(owner)).toBeUndefined();
  expect(await pictureFor(await api.signIn())).toBeUndefined();
});

test('the picture of a version is one by its bytes; else nothing of the version is kept', async () => {
  const uploaded = async (name: string, imageType: 'image/png' | null) => {
    const file = { requestId, uploadedBy: staff.user.id, name, bytes: 10, imageType };
    const [row] = await api.db
      .insert(privateFiles)
      .values({ ...file, storeName: crypto.randomUUID() })
      .returning();
    return row?.id ?? 0;
  };
  const addWith = (id: number) =>
    send(staff, 'POST', 'versions', { ...VERSION, file_ids: [id] }, 'cheia cu imagine');
  const refused = await addWith(await uploaded('text.png', null));
  expect(refused.statusCode).toBe(415);
  expect(refused.json()).toMatchObject({
    field: 'file_ids',
    error: expect.stringContaining('nu este o imagine'),
  });
  expect(await list(owner)).toEqual([]);
  expect(await statusNow()).toBe('in_progress');
  expect(await toldTo(owner)).toEqual([]);
  expect((await addWith(await uploaded('pagina.png', 'image/png'))).json().data.files).toHaveLength(
    1,
  );
});
