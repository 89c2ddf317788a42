import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import { and, eq, sql } from 'drizzle-orm';
import {
  mails,
  notifications,
  requestPauses,
  websiteRequestEvents,
  websiteRequests,
} from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const api = useTestApi();
let staff: SignedIn;
let owner: SignedIn;
let id = 0;

beforeAll(async () => {
  staff = await api.signIn('admin');
});

beforeEach(async () => {
  owner = await api.signIn();
  await send(owner, 'POST', '', { businessName: 'Florăria Ana', features: ['Chat live'] });
  const ofOwner = eq(websiteRequests.userId, owner.user.id);
  const [row] = await api.db.select().from(websiteRequests).where(ofOwner);
  id = row?.id ?? 0;
});

const send = (
  by: SignedIn,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path = '',
  payload?: object,
) =>
  api.app.inject({
    ...{ method, url: `/api/website-request${path}`, headers: by.headers },
    ...(payload && { payload }),
  });
const details = async (by = owner) => (await send(by, 'GET', `/${id}`)).json();
const shown = async (by = owner) =>
  (await send(by, 'GET', by === staff ? '/all' : '')).json().data.find(isThis);
const isThis = (row: { id: number }) => row.id === id;
const correct = async (answers: object, version?: string, by = owner) =>
  send(by, 'PUT', `/${id}`, {
    ...{ ...answers, answers_version: version ?? (await details()).answers_version },
  });
const withdraw = (by = owner) => send(by, 'POST', `/${id}/withdraw`);
const move = (status: string, reason?: string) =>
  send(staff, 'PATCH', `/${id}/status`, { status, ...(reason !== undefined && { reason }) });
const codeOf = (answer: Awaited<ReturnType<typeof send>>) => [
  answer.statusCode,
  answer.json().code,
];
const noticesOf = async (by: SignedIn) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, by.user.id))).map(
    ({ message }) => message,
  );
const assign = (by: SignedIn) =>
  api.db.update(websiteRequests).set({ assigneeId: by.user.id }).where(eq(websiteRequests.id, id));
/** Moves all changes past the undo window. */
const passUndoWindow = () =>
  api.db.update(websiteRequestEvents).set({ createdAt: sql`now() - interval '11 s'` });

test('the owner corrects the answers, and the same again changes nothing', async () => {
  const { answers_version: version } = await details();
  expect((await correct({ businessName: 'Florăria Ana și Dan' }, version)).statusCode).toBe(200);
  expect(await details(staff)).toMatchObject({
    data: { business_name: 'Florăria Ana și Dan', status: 'pending' },
    answers: { businessName: 'Florăria Ana și Dan', features: [] },
  });
  expect((await correct({ businessName: 'Florăria Ana și Dan' }, version)).statusCode).toBe(200);
});

test('two tabs do not overwrite each other', async () => {
  const { answers_version: version } = await details();
  const answers = await Promise.all(
    ['Una', 'Alta'].map((businessName) => correct({ businessName }, version)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().code).toBe('version_conflict');
});

test.each([
  [{ businessName: 'x'.repeat(5001) }, 'businessName'],
  [{ businessName: '\ud800' }, 'businessName'],
  [{ features: ['Nimic din listă'] }, 'features.0'],
  [{ answers_version: 'v'.repeat(65) }, 'answers_version'],
  [{ answers_version: undefined }, 'answers_version'],
])('what cannot be an answer is named (%#)', async (wrong, field) => {
  const payload = { answers_version: 'v', ...wrong };
  const answer = await send(owner, 'PUT', `/${id}`, payload);
  expect(answer.json()).toMatchObject({ code: 'validation_failed', field });
});

test('somebody else, and staff, neither correct nor withdraw', async () => {
  const other = await api.signIn();
  const { answers_version: version } = await details();
  for (const by of [other, staff]) {
    const gone = [404, 'website_request_not_found'];
    expect(codeOf(await correct({ businessName: 'Alta' }, version, by))).toEqual(gone);
    expect(codeOf(await withdraw(by))).toEqual(gone);
  }
  expect(await shown()).toMatchObject({ business_name: 'Florăria Ana', status: 'pending' });
});

test.each([
  ['in_progress', 'request_begun'],
  ['in_test', 'request_begun'],
  ['completed', 'request_ended'],
  ['rejected', 'request_ended'],
])('once it is %s both are over', async (status, code) => {
  await move(status);
  expect(codeOf(await correct({ businessName: 'Alta' }))).toEqual([409, code]);
  expect(codeOf(await withdraw())).toEqual([409, code]);
  expect((await details()).data).toMatchObject({ business_name: 'Florăria Ana', status });
});

test('a withdrawn request is rejected by its owner, once, and whoever looks after it is told', async () => {
  await assign(staff);
  await send(staff, 'POST', `/${id}/asks`, { title: 'Sigla' });
  expect((await withdraw()).statusCode).toBe(200);
  expect((await withdraw()).statusCode).toBe(200);
  expect(await details()).toMatchObject({
    data: { status: 'rejected', withdrawn: true, reason: '' },
    events: [{ by_owner: true }, { to_status: 'rejected', by_owner: true }],
  });
  const open = and(eq(requestPauses.requestId, id), sql`ended_at is null`);
  expect(await api.db.$count(requestPauses, open)).toBe(0);
  expect(await noticesOf(staff)).toContain(
    `Partenerul a retras solicitarea #${id} pentru „Florăria Ana”.`,
  );
  expect(await noticesOf(owner)).toEqual([]);
});

test('staff do not undo what its owner did: they open it again, and the owner is told', async () => {
  await withdraw();
  await move('pending');
  expect((await details()).events).toHaveLength(3);
  expect(await shown()).toMatchObject({ status: 'pending', withdrawn: false });
  expect(await noticesOf(owner)).toHaveLength(1);
});

test('of several corrections whoever looks after it has one notification', async () => {
  const colleague = await api.signIn('admin');
  await assign(colleague);
  for (const businessName of ['Una', 'Alta \u202eCutare']) await correct({ businessName });
  expect(await noticesOf(colleague)).toEqual([
    `Partenerul a schimbat răspunsurile din solicitarea #${id} pentru „Alta Cutare”.`,
  ]);
});

test('why it was refused is told to its owner, and stands in the history', async () => {
  await move('rejected', '  Nu lucrăm cu arme. Vezi www.exemplu.ro\n\u202eScrie-ne.  ');
  expect(await shown()).toMatchObject({
    status: 'rejected',
    withdrawn: false,
    reason: 'Nu lucrăm cu arme. Vezi www.exemplu.ro\n\u202eScrie-ne.',
  });
  expect((await details(staff)).events.at(-1)).toMatchObject({ by_owner: false });
  expect(await noticesOf(owner)).toEqual([
    `Solicitarea ta #${id} pentru „Florăria Ana” are acum starea: Respins. Motivul: Nu lucrăm cu arme. Vezi www.exemplu.ro Scrie-ne.`,
  ]);
  const [mail] = await api.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, owner.user.email), eq(mails.kind, 'request-status')));
  expect(mail?.textBody).toContain('De ce: Nu lucrăm cu arme. Vezi www[.]exemplu[.]ro Scrie-ne.');
  expect(mail?.textBody).toContain(`/users/dashboard/site-request/${id}`);
});

test('a refusal that is undone, or over, says no reason any more', async () => {
  await move('rejected', 'Din greșeală.');
  await move('pending');
  expect(await shown()).toMatchObject({ status: 'pending', reason: '' });
  await move('rejected', 'Acum da.');
  await passUndoWindow();
  await move('in_progress');
  expect(await shown(staff)).toMatchObject({ status: 'in_progress', reason: '' });
});

test('a reason of another status is not kept, one that is too long is refused', async () => {
  await move('in_progress', 'De aceea.');
  expect((await details()).events.at(-1)).toMatchObject({ reason: '' });
  expect(codeOf(await move('rejected', 'x'.repeat(1001)))).toEqual([400, 'validation_failed']);
});
