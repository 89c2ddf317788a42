import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import type { DeskRequest } from '@vitrina/contract/entities/desk-request';
import { PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import {
  auditEntries,
  mails,
  notifications,
  requestCalls,
  settingsVersions,
  users,
  websiteRequests,
} from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let staff: SignedIn;
let owner: SignedIn;
let requestId = 0;

beforeAll(async () => {
  staff = await api.signIn('admin');
});

beforeEach(async () => {
  await api.db.delete(requestCalls);
  await api.db.delete(settingsVersions);
  owner = await api.signIn();
  requestId = await request(owner);
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const send = (by: SignedIn, method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, headers: by.headers, ...(payload && { payload }) });

async function request(of: SignedIn): Promise<number> {
  await send(of, 'POST', '/api/website-request', { businessName: 'Florăria Ana' });
  const ofUser = eq(websiteRequests.userId, of.user.id);
  const [row] = await api.db.select().from(websiteRequests).where(ofUser);
  return row?.id ?? 0;
}

const at = (id = requestId, path = '') => `/api/website-request/${id}/call${path}`;
const read = async (by: SignedIn, id = requestId) => (await send(by, 'GET', at(id))).json();
const slots = async (by = owner, id = requestId): Promise<string[]> =>
  (await read(by, id)).slots.map(({ starts_at }: { starts_at: string }) => starts_at);
const book = (starts_at: string | undefined, by = owner, id = requestId) =>
  send(by, 'PUT', at(id), { starts_at });
const cancel = (starts_at: string | undefined, by = owner, reason = '') =>
  send(by, 'POST', at(requestId, '/cancel'), { starts_at, reason });
const give = (id: number | null) =>
  api.db.update(websiteRequests).set({ assigneeId: id }).where(eq(websiteRequests.id, requestId));
const move = (status: string) =>
  send(staff, 'PATCH', `/api/website-request/${requestId}/status`, { status });
const mailsTo = ({ user }: SignedIn) =>
  api.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, user.email), eq(mails.kind, 'request-call')))
    .orderBy(asc(mails.id));
const methodsOf = async (who: SignedIn) =>
  (await mailsTo(who)).map(({ calendar }) => field(calendar, 'METHOD'));
const noticesOf = ({ user }: SignedIn) =>
  api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, user.id), eq(notifications.target, 'request-call')));
const setHours = async (value: object, version = 0) =>
  (await send(staff, 'PUT', '/api/settings/call-hours', { version, value })).json();
/** Moves a call to this many minutes ago, rounded to a multiple of a call's length. */
const shift = (minutes: number) =>
  api.db
    .update(requestCalls)
    .set({
      startsAt: sql`to_timestamp(floor((extract(epoch from now()) - ${minutes * 60}) / 1200) * 1200)`,
    })
    .where(eq(requestCalls.requestId, requestId));

/** Lines of a calendar file, unfolded (RFC 5545, 3.1). */
const linesOf = (calendar: string | null | undefined) =>
  (calendar ?? '').replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const field = (calendar: string | null | undefined, name: string) =>
  linesOf(calendar)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
const iCalTime = (time: string | undefined) => (time ?? '').replaceAll(/[-:]|\.\d+/g, '');

test('the owner books a free time, and both sides see it', async () => {
  const [first] = await slots();
  const booked = await book(first);
  expect(booked.json().data).toMatchObject({ starts_at: first, cancelled_at: null, reason: '' });
  for (const side of [owner, staff])
    expect((await read(side)).data).toMatchObject({ starts_at: first });
  expect(await slots()).not.toContain(first);
  expect(await slots(staff)).toEqual([]);
  const desk: DeskRequest[] = (await send(staff, 'GET', '/api/request-desk')).json().data;
  expect(desk.find(({ id }) => id === requestId)).toMatchObject({
    ...{ call_at: first, waits: ['new', 'call'] },
  });
});

test('the same time twice is booked once, and mailed once', async () => {
  const [first] = await slots();
  const [one, other] = [await book(first), await book(first)];
  expect(other.json()).toEqual(one.json());
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('of many who want one time at once, one gets it', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => api.signIn()));
  const ids = await Promise.all(others.map(request));
  const [first] = await slots();
  const answers = await Promise.all(others.map((other, index) => book(first, other, ids[index])));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('call_slot_taken');
  expect(await api.db.$count(requestCalls)).toBe(1);
});

test('the database itself keeps two calls from one time, and calls on their grid', async () => {
  const row = { requestId, startsAt: new Date('2030-01-07T08:00:00Z') };
  await api.db.insert(requestCalls).values(row);
  await expect(api.db.insert(requestCalls).values(row)).rejects.toThrow();
  const between = { requestId, startsAt: new Date('2030-01-07T08:30:00Z') };
  await expect(api.db.insert(requestCalls).values(between)).rejects.toThrow();
});

test.each([
  ['the past', '2020-03-02T08:00:00Z'],
  ['the night', '2030-03-04T01:00:00Z'],
  ['the far future', '2030-03-04T08:00:00Z'],
])('a time in %s is refused', async (_, time) => {
  expect((await book(time)).json().code).toBe('call_slot_taken');
});

test.each(['ieri', '', '2026-12-02', null])('%j is no time', async (time) => {
  const refused = await send(owner, 'PUT', at(), { starts_at: time });
  expect(refused.json()).toMatchObject({ code: 'validation_failed', field: 'starts_at' });
});

test('a move keeps the call for calendars, and frees its time', async () => {
  const [first, second] = await slots();
  await book(first);
  await book(second);
  expect((await read(owner)).data.starts_at).toBe(second);
  expect(await slots()).toContain(first);
  const [before, after] = (await mailsTo(owner)).map(({ calendar }) => calendar);
  expect(field(before, 'METHOD')).toBe('REQUEST');
  expect(field(before, 'DTSTART')).toBe(iCalTime(first));
  expect(field(before, 'SEQUENCE')).toBe('0');
  expect(field(after, 'METHOD')).toBe('REQUEST');
  expect(field(after, 'SEQUENCE')).toBe('1');
  expect(field(after, 'DTSTART')).toBe(iCalTime(second));
  expect(field(after, 'UID')).toBe(field(before, 'UID'));
});

test('the calendar file is an invitation of ours to its recipient', async () => {
  await book((await slots())[0]);
  const [mail] = await mailsTo(owner);
  const lines = linesOf(mail?.calendar);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('VERSION:2.0');
  expect(lines.filter((line) => line.startsWith('ORGANIZER'))).toHaveLength(1);
  expect(lines.find((line) => line.startsWith('ATTENDEE'))?.toLowerCase()).toContain(
    `mailto:${owner.user.email}`,
  );
  expect(field(mail?.calendar, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  expect(field(mail?.calendar, 'SUMMARY')).toContain(`#${requestId}`);
  for (const line of (mail?.calendar ?? '').split('\r\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(mail?.textBody).toContain(`/users/dashboard/site-request/${requestId}?from-mail#apel`);
});

test('staff read whom to call and on which number, the owner on which one', async () => {
  await api.db
    .update(users)
    .set({ name: 'Ana Pop', phone: '0712345678' })
    .where(eq(users.id, owner.user.id));
  await give(staff.user.id);
  const [first, second] = await slots();
  await book(first);
  const [ours] = (await mailsTo(staff)).slice(-1);
  const [theirs] = await mailsTo(owner);
  expect(ours?.textBody).toContain('Ana Pop, 0712345678');
  expect(ours?.textBody).toContain('anulează apelul');
  expect(field(ours?.calendar, 'DESCRIPTION')).toContain('Ana Pop\\, 0712345678');
  expect(theirs?.textBody).toContain('Te sunăm la 0712345678.');
  expect(field(theirs?.calendar, 'DESCRIPTION')).toContain('Te sunăm la 0712345678.');
  // The request's number has priority over the account's.
  await api.db
    .update(websiteRequests)
    .set({ phone: '0722000111' })
    .where(eq(websiteRequests.id, requestId));
  await book(second);
  expect((await mailsTo(staff)).at(-1)?.textBody).toContain('Ana Pop, 0722000111');
  await cancel(second);
  expect((await mailsTo(staff)).at(-1)?.calendar).not.toContain('Ana Pop');
});

test('the owner cancels, and books again as another call', async () => {
  const [first] = await slots();
  await book(first);
  expect((await cancel(first)).statusCode).toBe(200);
  expect((await read(staff)).data).toMatchObject({ cancelled_by_staff: false });
  expect((await cancel(first)).json().code).toBe('call_not_found');
  await book(first);
  const [asked, gone, again] = (await mailsTo(owner)).map(({ calendar }) => calendar);
  expect(field(gone, 'METHOD')).toBe('CANCEL');
  expect(field(gone, 'STATUS')).toBe('CANCELLED');
  expect(field(gone, 'UID')).toBe(field(asked, 'UID'));
  expect(field(gone, 'SEQUENCE')).toBe('1');
  expect(field(again, 'UID')).not.toBe(field(asked, 'UID'));
});

test('a call that ended with its request says so, one that was cancelled before does not', async () => {
  const [first] = await slots();
  await book(first);
  await cancel(first);
  expect((await read(staff)).data.ended_with_request).toBe(false);
  await book(first);
  const status = { status: 'completed' };
  await api.app.inject({
    method: 'PATCH',
    url: `/api/website-request/${requestId}/status`,
    headers: staff.headers,
    payload: status,
  });
  for (const side of [staff, owner])
    expect((await read(side)).data).toMatchObject({
      ...{ cancelled_by_staff: false, ended_with_request: true },
    });
});

test('staff cancel with a reason, which the owner reads', async () => {
  const [first] = await slots();
  await book(first);
  expect((await cancel(first, staff, '  ')).json()).toMatchObject({ field: 'reason' });
  expect((await cancel(first, staff, 'Suntem \u202Eplecați.')).statusCode).toBe(200);
  expect((await read(owner)).data).toMatchObject({
    ...{ cancelled_by_staff: true, reason: 'Suntem \u202Eplecați.' },
  });
  expect(await noticesOf(owner)).toMatchObject([
    { targetId: requestId, message: expect.stringContaining('plecați') },
  ]);
  expect((await mailsTo(owner)).at(-1)?.textBody).toContain('plecați');
  expect(await slots()).toContain(first);
});

test('what moved meanwhile is not cancelled unseen', async () => {
  const [first, second] = await slots();
  await book(first);
  await book(second);
  expect((await cancel(first, staff, 'Plecați.')).json().code).toBe('version_conflict');
});

test('whoever looks after the request hears of it, and a new colleague takes the call over', async () => {
  const [before, after] = [await api.signIn('admin'), await api.signIn('admin')];
  await give(before.user.id);
  const [first, second] = await slots();
  await book(first);
  await book(second);
  expect(await noticesOf(before)).toHaveLength(1);
  expect(await mailsTo(before)).toHaveLength(2);
  expect((await mailsTo(before))[0]?.textBody).toContain(`/admin/request/${requestId}`);
  const payload = { assignee_id: after.user.id, assignee_seen: before.user.id };
  await send(staff, 'PATCH', `/api/website-request/${requestId}/assignee`, payload);
  expect(field((await mailsTo(before)).at(-1)?.calendar, 'METHOD')).toBe('CANCEL');
  const [taken] = await mailsTo(after);
  expect(field(taken?.calendar, 'METHOD')).toBe('REQUEST');
  expect(field(taken?.calendar, 'DTSTART')).toBe(iCalTime(second));
  expect(await mailsTo(owner)).toHaveLength(2);
});

test('of a request that nobody looks after all who could hear, until somebody does', async () => {
  const [one, other] = [await api.signIn('admin'), await api.signIn('admin')];
  const shop = await api.signIn('admin', { permissions: ['shop'] });
  const [first, second] = await slots();
  await book(first);
  for (const who of [one, other]) {
    expect(await methodsOf(who)).toEqual(['REQUEST']);
    expect(await noticesOf(who)).toHaveLength(1);
  }
  expect(await mailsTo(shop)).toEqual([]);
  const assign = (to: SignedIn | null, seen: SignedIn | null) =>
    send(staff, 'PATCH', `/api/website-request/${requestId}/assignee`, {
      ...{ assignee_id: to?.user.id ?? null, assignee_seen: seen?.user.id ?? null },
    });
  expect((await assign(one, null)).statusCode).toBe(200);
  expect(await methodsOf(one)).toEqual(['REQUEST']);
  expect(await methodsOf(other)).toEqual(['REQUEST', 'CANCEL']);
  await book(second);
  expect(await methodsOf(one)).toEqual(['REQUEST', 'REQUEST']);
  expect(await methodsOf(other)).toEqual(['REQUEST', 'CANCEL']);
  await assign(null, one);
  expect(await methodsOf(other)).toEqual(['REQUEST', 'CANCEL', 'REQUEST']);
  await cancel(second);
  for (const who of [one, other]) expect((await methodsOf(who)).at(-1)).toBe('CANCEL');
});

test.each<[string, (who: SignedIn) => Promise<unknown>]>([
  ['is no longer of the staff', (who) => send(staff, 'DELETE', `/api/staff/${who.user.id}`)],
  [
    'no longer works with requests',
    (who) =>
      send(staff, 'PUT', `/api/staff/${who.user.id}/permissions`, {
        ...{ permissions: ['shop'], seen: PERMISSIONS },
      }),
  ],
])('the call leaves the calendar of whoever %s', async (_, leave) => {
  const gone = await api.signIn('admin');
  await give(gone.user.id);
  const unassigned = await api.signIn();
  const unassignedId = await request(unassigned);
  const [first, second] = await slots();
  await book(first);
  await book(second, unassigned, unassignedId);
  expect(await methodsOf(gone)).toEqual(['REQUEST', 'REQUEST']);
  await leave(gone);
  expect(await methodsOf(gone)).toEqual(['REQUEST', 'REQUEST', 'CANCEL', 'CANCEL']);
  // The others knew the second call; now they get the first one, too.
  expect(
    (await mailsTo(staff)).slice(-2).map(({ calendar }) => field(calendar, 'DTSTART')),
  ).toEqual([second, first].map(iCalTime));
});

test('a call that takes place is neither moved nor cancelled; after it another one is booked', async () => {
  const [first, second] = await slots();
  await book(first);
  await shift(0);
  const now = (await read(owner)).data.starts_at;
  expect((await book(second)).json().code).toBe('call_begun');
  expect((await cancel(now)).json().code).toBe('call_begun');
  await shift(60);
  const { onboarding } = (await send(owner, 'GET', `/api/website-request/${requestId}`)).json();
  expect(onboarding).toContainEqual({ step: 'call', done: true });
  expect((await cancel((await read(owner)).data.starts_at)).json().code).toBe('call_not_found');
  expect((await book(second)).statusCode).toBe(200);
  expect(await api.db.$count(requestCalls)).toBe(2);
});

test('other hours change what is offered, and leave what is booked', async () => {
  const [first, second] = await slots();
  await book(first);
  const weekdays = [1, 2, 3, 4, 5];
  expect(await setHours({ weekdays, from: '15:00', to: '15:40' })).toMatchObject({ version: 1 });
  expect((await read(owner)).data.starts_at).toBe(first);
  expect(await slots()).toHaveLength(20);
  expect((await book(second)).json().code).toBe('call_slot_taken');
  expect((await book(first)).statusCode).toBe(200);
  expect((await setHours({ weekdays, from: '15:00', to: '15:40' })).code).toBe('version_conflict');
  await setHours({ weekdays: [], from: '15:00', to: '15:40' }, 1);
  expect(await slots()).toEqual([]);
  const { callHours } = (await send(staff, 'GET', '/api/settings/all')).json();
  expect(callHours).toMatchObject({ version: 2, value: { weekdays: [] } });
  const versions = await send(staff, 'GET', '/api/settings/versions?name=call-hours');
  expect(versions.json().data).toHaveLength(3);
});

test('our own days off are not offered', async () => {
  const [first = ''] = await slots();
  const value = [{ day: first.slice(0, 10), reason: '' }];
  await send(staff, 'PUT', '/api/settings/closed-days', { version: 0, value });
  expect((await slots()).some((slot) => slot.startsWith(first.slice(0, 10)))).toBe(false);
});

test.each<[string, () => Promise<SignedIn>]>([
  ['another partner', () => api.signIn()],
  ['staff without this permission', () => api.signIn('admin', { permissions: ['shop'] })],
])('for %s there is nothing', async (_, signIn) => {
  const [first] = await slots();
  await book(first);
  const stranger = await signIn();
  const answers = await Promise.all([
    send(stranger, 'GET', at()),
    book(first, stranger),
    cancel(first, stranger, 'Așa.'),
  ]);
  for (const answer of answers) expect(answer.json().code).toBe('website_request_not_found');
});

test('staff book nothing for the owner', async () => {
  expect((await book((await slots())[0], staff)).json().code).toBe('website_request_not_found');
});

test('a request that ends takes its call along once that stands; undone, the call is back', async () => {
  const [first, second] = await slots();
  await book(first);
  await move('rejected');
  expect((await read(owner)).data.cancelled_at).not.toBeNull();
  expect(await slots()).toEqual([]);
  expect((await book(second)).json().code).toBe('request_ended');
  const [, ending] = await mailsTo(owner);
  expect(field(ending?.calendar, 'METHOD')).toBe('CANCEL');
  expect(ending?.sendAfter.getTime()).toBeGreaterThan(Date.now());
  await move('pending');
  expect((await read(owner)).data).toMatchObject({ starts_at: first, cancelled_at: null });
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('with a withdrawn request the call is gone', async () => {
  const [first] = await slots();
  await book(first);
  expect((await send(owner, 'POST', `/api/website-request/${requestId}/withdraw`)).statusCode).toBe(
    200,
  );
  expect((await read(owner)).data.cancelled_at).not.toBeNull();
});

test('the journal tells of it, and seals the reason', async () => {
  const [first] = await slots();
  await book(first);
  await cancel(first, staff, 'Un motiv anume.');
  const entries = await api.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, requestId), ilike(auditEntries.what, '%request-call')))
    .orderBy(asc(auditEntries.id));
  expect(entries.map(({ what, kind, actorId }) => [what, kind, actorId])).toEqual([
    ['book-request-call', 'request', owner.user.id],
    ['cancel-request-call', 'request', staff.user.id],
  ]);
  expect(entries[1]?.personal).toEqual(['reason']);
  expect(JSON.stringify(entries)).not.toContain('Un motiv anume.');
});

test('a person who is erased leaves no call, and its time is free', async () => {
  const [first] = await slots();
  await book(first);
  const other = await api.signIn();
  const otherId = await request(other);
  expect((await send(staff, 'DELETE', `/api/users/${owner.user.id}`)).statusCode).toBe(200);
  expect(await api.db.$count(requestCalls, eq(requestCalls.requestId, requestId))).toBe(0);
  expect(await slots(other, otherId)).toContain(first);
  expect(await mailsTo(owner)).toEqual([]);
  const [asked, gone] = (await mailsTo(staff)).slice(-2);
  expect(field(gone?.calendar, 'METHOD')).toBe('CANCEL');
  expect(field(gone?.calendar, 'UID')).toBe(field(asked?.calendar, 'UID'));
  expect(gone?.textBody).not.toContain('Florăria Ana');
});
