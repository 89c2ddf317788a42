import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import { MAX_EMBED_PAGES, MAX_EMBEDS, MAX_NEW_EMBED_PAGES } from '@vitrina/contract/constants';
import { eq } from 'drizzle-orm';
import { embedCounts, embeds, userWebsites, websiteRequests } from '../database/schema.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { deleteOldCounts } from './embed-counts-repository.ts';
import { EMBED_ORIGINS_FILE, writeEmbedOrigins } from './write-embed-origins.ts';

const api = useTestApi();
let owner: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  [owner, stranger] = [await api.signIn(), await api.signIn()];
});
beforeEach(async () => {
  await api.db.delete(embeds);
});

const URL = '/api/embeds';
const PLATFORM = { shell: 'https://exemplu.ro', api: '', files: '', payments: '' };
const PAGE = 'https://salon.exemplu.ro/contact';
const create = (name = 'Salon', by = owner) =>
  api.app.inject({ method: 'POST', url: URL, headers: by.headers, payload: { name } });
const made = async (): Promise<string> => (await create()).json().data.id;
const change = (id: string, payload: object, by = owner) =>
  api.app.inject({ method: 'PATCH', url: `${URL}/${id}`, headers: by.headers, payload });
const count = (
  id: string,
  payload: object,
  from: { remoteAddress?: string; headers?: Record<string, string> } = {},
) => api.app.inject({ method: 'POST', url: `${URL}/${id}/counts`, payload, ...from });
const counts = async (id: string, by = owner, query = '') =>
  (await api.app.inject({ url: `${URL}/${id}/counts${query}`, headers: by.headers })).json();
const sendAsGuest = (email: string, place: object) =>
  api.app.inject({
    method: 'POST',
    url: '/api/guest-website-request',
    payload: { businessName: 'Salon', email, phone: '0722 000 111', ...place },
  });

test('visits that report at once are all counted, by day, page and step', async () => {
  const id = await made();
  const visits = Array.from({ length: 20 }, () => count(id, { event: 'ready', page: PAGE }));
  const steps = Array.from({ length: 5 }, () =>
    count(id, { event: 'step', step: 'contact', page: PAGE }),
  );
  for (const { statusCode } of await Promise.all([...visits, ...steps]))
    expect(statusCode).toBe(200);
  await count(id, { event: 'start', page: `${PAGE}/42?nume=Ana` });
  const { total, days, pages, steps: shown } = await counts(id);
  expect(total).toEqual({ ready: 20, seen: 0, opened: 0, start: 1, sent: 0, live: 0 });
  expect(days).toMatchObject([{ ready: 20, start: 1 }]);
  expect(pages).toMatchObject([
    { page: PAGE, ready: 20 },
    { page: `${PAGE}/*`, start: 1 },
  ]);
  expect(shown[0]).toEqual({ id: 'contact', count: 5 });
});

test('requests that came through it count, and the websites that came of them', async () => {
  const id = await made();
  const place = { embed: id, page: `${PAGE}/7` };
  expect((await sendAsGuest('dana@exemplu.ro', place)).statusCode).toBe(200);
  expect((await sendAsGuest('elena@exemplu.ro', place)).statusCode).toBe(200);
  await sendAsGuest('radu@exemplu.ro', { embed: 'altcineva1', page: 'x' });
  const [request] = await api.db
    .select()
    .from(websiteRequests)
    .where(eq(websiteRequests.email, 'dana@exemplu.ro'));
  await api.db.insert(userWebsites).values({
    userId: stranger.user.id,
    websiteRequestId: request?.id ?? 0,
    businessName: 'Salon',
    websiteUrl: 'https://dana.exemplu.ro',
  });
  const { total, pages, embed } = await counts(id);
  expect(total).toMatchObject({ sent: 2, live: 1 });
  expect(pages).toMatchObject([{ page: `${PAGE}/*`, sent: 2, live: 1 }]);
  expect(embed.sent).toBe(2);
});

const detailsOf = async (email: string, by: SignedIn) => {
  const [row] = await api.db.select().from(websiteRequests).where(eq(websiteRequests.email, email));
  const answer = await api.app.inject({
    url: `/api/website-request/${row?.id ?? 0}`,
    headers: by.headers,
  });
  return answer.json();
};

test('staff see from which form, page and reference a request came; its owner does not', async () => {
  const id = await made();
  const place = { embed: id, page: PAGE, ref: ' REF-\u0007XYZ ' };
  expect((await sendAsGuest('ana-ref@exemplu.ro', place)).statusCode).toBe(200);
  const staff = await api.signIn('admin', { permissions: ['sites'] });
  expect((await detailsOf('ana-ref@exemplu.ro', staff)).place).toEqual({
    ...{ embed: id, name: 'Salon', page: PAGE, ref: 'REF- XYZ' },
  });
  await api.db
    .update(websiteRequests)
    .set({ userId: stranger.user.id })
    .where(eq(websiteRequests.email, 'ana-ref@exemplu.ro'));
  const own = await detailsOf('ana-ref@exemplu.ro', stranger);
  expect([own.data.email, own.place]).toEqual(['ana-ref@exemplu.ro', undefined]);
});

test('a reference is kept of a form without a name, and of one that is ended; a long one is cut', async () => {
  const staff = await api.signIn('admin', { permissions: ['sites'] });
  await sendAsGuest('fara-nume@exemplu.ro', { ref: `R${'x'.repeat(5000)}` });
  const { place } = await detailsOf('fara-nume@exemplu.ro', staff);
  expect(place).toEqual({ embed: null, name: null, page: '', ref: `R${'x'.repeat(99)}` });
  await sendAsGuest('nimic@exemplu.ro', {});
  expect((await detailsOf('nimic@exemplu.ro', staff)).place).toBeNull();
});

test('a request of somebody who is signed in keeps its reference too', async () => {
  const staff = await api.signIn('admin', { permissions: ['sites'] });
  const sent = await api.app.inject({
    method: 'POST',
    url: '/api/website-request',
    headers: stranger.headers,
    payload: { businessName: 'Salon', ref: 'REF-9' },
  });
  expect(sent.statusCode).toBe(200);
  expect((await detailsOf(stranger.user.email, staff)).place).toMatchObject({ ref: 'REF-9' });
});

test('a period leaves out other days', async () => {
  const id = await made();
  const row = { embedId: id, page: PAGE, event: 'ready', count: 3 } as const;
  await api.db.insert(embedCounts).values([
    { ...row, day: '2026-01-01' },
    { ...row, day: '2026-01-02' },
  ]);
  const { total, days } = await counts(id, owner, '?from=2026-01-02&to=2026-01-31');
  expect([total.ready, days.length]).toEqual([3, 1]);
  await deleteOldCounts(api.db);
  expect((await counts(id)).total.ready).toBe(6);
});

test('of one day so many pages are told apart, and the rest counts together', async () => {
  const id = await made();
  const word = (n: number) => `${'abcdefghij'[n % 10]}${'abcdefghij'[Math.floor(n / 10) % 10]}`;
  for (let n = 0; n < MAX_EMBED_PAGES + 3; n += 1) {
    const page = `${PAGE}/${n < 100 ? 'a' : n < 200 ? 'b' : 'c'}/${word(n)}`;
    const from = { remoteAddress: `192.0.2.${n}` };
    expect((await count(id, { event: 'ready', page }, from)).statusCode).toBe(200);
  }
  const { pages, total } = await counts(id);
  expect(total.ready).toBe(MAX_EMBED_PAGES + 3);
  // `*` is no page, so it is listed last, whatever its numbers.
  expect(pages.at(-1)).toMatchObject({ page: '*', ready: 3 });
  expect(pages).toHaveLength(MAX_EMBED_PAGES + 1);
});

test('one address names so many new pages of a form and day, and the rest of it counts together', async () => {
  const id = await made();
  const page = (n: number) =>
    `https://salon.ro/${'abcdefghij'[n % 10]}/${'abcdefghij'[Math.floor(n / 10)]}`;
  for (let n = 0; n < MAX_NEW_EMBED_PAGES + 3; n += 1)
    expect((await count(id, { event: 'start', page: page(n) })).statusCode).toBe(200);
  const next = { remoteAddress: '192.0.2.7' };
  await count(id, { event: 'ready', page: PAGE }, next);
  // A known page keeps its own total, from any network.
  await count(id, { event: 'ready', page: PAGE });
  const { pages } = await counts(id);
  expect(pages).toHaveLength(MAX_NEW_EMBED_PAGES + 2);
  expect(pages).toContainEqual(expect.objectContaining({ page: '*', start: 3 }));
  expect(pages[0]).toMatchObject({ page: PAGE, ready: 2 });
  const other = await made();
  await count(other, { event: 'ready', page: PAGE });
  expect((await counts(other)).pages).toMatchObject([{ page: PAGE }]);
});

test('of a form with sites only their pages are told apart', async () => {
  const id = await made();
  await change(id, { origins: ['https://salon.ro'] });
  for (const page of [
    'https://salon.ro/contact',
    'https://salon.ro.flood.ro/a',
    'https://flood.ro/b',
  ])
    await count(id, { event: 'ready', page });
  await sendAsGuest('ioana@exemplu.ro', { embed: id, page: 'https://flood.ro/c' });
  await sendAsGuest('vlad@exemplu.ro', { embed: id, page: 'https://salon.ro/contact' });
  expect((await counts(id)).pages).toMatchObject([
    { page: 'https://salon.ro/contact', ready: 1, sent: 1 },
    { page: '', ready: 2, sent: 1 },
  ]);
});

test.each([
  ['says that it is a program', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['runs without a screen', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/153.0 Safari/537.36' }],
  ['asks not to be tracked', { dnt: '1' }],
  ['asks for privacy', { 'sec-gpc': '1' }],
])('a browser that %s is answered like any other, and not counted', async (_, headers) => {
  const id = await made();
  const answer = await count(id, { event: 'ready', page: PAGE }, { headers });
  const { total, pages } = await counts(id);
  expect([total.ready, pages]).toEqual([0, []]);
  const person = await count(id, { event: 'ready', page: PAGE }, { headers: { 'sec-gpc': '0' } });
  expect([answer.statusCode, answer.body]).toEqual([person.statusCode, person.body]);
  expect((await counts(id)).total.ready).toBe(1);
  const unknown = await count('aaaaaaaaaa', { event: 'ready' }, { headers });
  expect(unknown.json().code).toBe('embed_not_found');
});

test('each day and each page has its steps, and of what was seen what was opened over a page', async () => {
  const id = await made();
  for (const event of ['ready', 'seen', 'start'] as const)
    await count(id, { event, page: PAGE, ...(event === 'seen' && { popup: true }) });
  await count(id, { event: 'seen', page: 'https://salon.ro/despre' });
  for (const page of [PAGE, 'https://salon.ro/despre'])
    await count(id, { event: 'step', step: 'features', page });
  await count(id, { event: 'step', step: 'layout', page: PAGE });
  const { total, steps, days, pages } = await counts(id);
  expect(total).toMatchObject({ ready: 1, seen: 2, opened: 1, start: 1 });
  expect(days).toMatchObject([{ seen: 2, opened: 1, steps }]);
  expect(steps).toContainEqual({ id: 'features', count: 2 });
  expect(pages[0]).toMatchObject({ page: PAGE, seen: 1, opened: 1 });
  expect(pages[0].steps).toContainEqual({ id: 'layout', count: 1 });
  expect(pages[1]).toMatchObject({ page: 'https://salon.ro/despre', opened: 0 });
  expect(pages[1].steps).toContainEqual({ id: 'layout', count: 0 });
});

test('one that ended counts no more, until it is taken up again', async () => {
  const id = await made();
  expect((await change(id, { ended: true })).json().data.ended_at).toBeTruthy();
  expect((await count(id, { event: 'ready' })).json().code).toBe('embed_not_found');
  await sendAsGuest('mihai@exemplu.ro', { embed: id });
  const { data } = (await change(id, { ended: false, name: 'Alt nume' })).json();
  expect(data).toMatchObject({ name: 'Alt nume', ended_at: null, sent: 0 });
  expect((await count(id, { event: 'ready' })).statusCode).toBe(200);
});

test('anybody who has its id may ask whether it ended, and learns nothing else', async () => {
  const id = await made();
  const state = async (of: string) => (await api.app.inject({ url: `${URL}/${of}/state` })).json();
  expect(await state(id)).toEqual({ ended: false });
  await change(id, { ended: true });
  expect(await state(id)).toEqual({ ended: true });
  await change(id, { ended: false });
  expect(await state(id)).toEqual({ ended: false });
  expect((await state('aaaaaaaaaa')).code).toBe('embed_not_found');
});

test('it works on the sites that its owner names, and they are written for the web server', async () => {
  const mapsDir = mkdtempSync(join(tmpdir(), 'vitrina-maps-'));
  const written = async () => {
    const isNew = await writeEmbedOrigins(api.db, { mapsDir, origins: PLATFORM });
    return [isNew, readFileSync(join(mapsDir, EMBED_ORIGINS_FILE), 'utf8')];
  };
  try {
    const id = await made();
    expect(await written()).toEqual([true, '']);
    const origins = ['https://salon.ro', 'http://localhost:3000'];
    expect((await change(id, { origins })).json().data).toMatchObject({ origins, name: 'Salon' });
    expect((await change(id, { name: 'Alt nume' })).json().data).toMatchObject({ origins });
    const line = `"${id}" "${PLATFORM.shell} https://salon.ro http://localhost:3000";\n`;
    expect(await written()).toEqual([true, line]);
    expect(await written()).toEqual([false, line]);
    expect((await change(id, { origins: [] })).json().data.origins).toEqual([]);
    expect(await written()).toEqual([true, '']);
    await api.db.update(embeds).set({ origins: ['https://a.ro"; }'] });
    await expect(written()).rejects.toThrow('cannot be written');
    expect(readdirSync(mapsDir)).toEqual([EMBED_ORIGINS_FILE]);
  } finally {
    rmSync(mapsDir, { recursive: true });
  }
});

test.each([
  ['of a page', ['https://salon.ro/contact']],
  ['without https', ['http://salon.ro']],
  ['of everybody', ['*']],
  ['that say more', ['https://salon.ro; script-src *']],
  ['that are too many', Array.from({ length: 21 }, (_, n) => `https://salon${n}.ro`)],
])('sites %s are refused', async (_, origins) => {
  const id = await made();
  expect((await change(id, { origins })).json().code).toBe('validation_failed');
});

test('sites that were saved meanwhile are not overwritten by who did not see them', async () => {
  const id = await made();
  const [first, second] = [['https://a.ro'], ['https://b.ro']];
  const both = await Promise.all([
    change(id, { origins: first, origins_seen: [] }),
    change(id, { origins: second, origins_seen: [] }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('version_conflict');
  const saved = both.find(({ statusCode }) => statusCode === 200)?.json().data.origins;
  const again = await change(id, { origins: ['https://c.ro'], origins_seen: saved });
  expect(again.json().data.origins).toEqual(['https://c.ro']);
});

test("somebody else's is not found, and not listed", async () => {
  const id = await made();
  expect((await counts(id, stranger)).code).toBe('embed_not_found');
  expect((await change(id, { ended: true }, stranger)).json().code).toBe('embed_not_found');
  const list = await api.app.inject({ url: URL, headers: stranger.headers });
  expect(list.json().data).toEqual([]);
});

test.each([
  ['an event that is none', { event: 'click' }],
  ['a step that is not named', { event: 'step' }],
  ['a step that is none', { event: 'step', step: 'email' }],
  ['a page that is too long', { event: 'ready', page: `${PAGE}/${'a'.repeat(2000)}` }],
  ['nothing', {}],
])('%s is refused', async (_, body) => {
  const id = await made();
  expect((await count(id, body)).json().code).toBe('validation_failed');
});

test('an unknown name is refused, and so is one of the wrong form', async () => {
  expect((await count('aaaaaaaaaa', { event: 'ready' })).json().code).toBe('embed_not_found');
  expect((await count("a'--", { event: 'ready' })).json().code).toBe('validation_failed');
});

test('an account has so many, also not at once', async () => {
  await api.db.insert(embeds).values(
    Array.from({ length: MAX_EMBEDS - 1 }, (_, n) => ({
      id: `abcdefgh${String(n).padStart(2, '0')}`,
      userId: owner.user.id,
      name: 'x',
    })),
  );
  const answers = await Promise.all([create(), create()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('staff make a form for somebody and end it: it is theirs, and the journal names it', async () => {
  const staff = await api.signIn('admin', { permissions: ['sites'] });
  const { id: userId } = owner.user;
  const asStaff = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    api.app.inject({
      ...{ method, url: `${URL}/user/${path}`, headers: staff.headers },
      ...(payload && { payload }),
    });
  const origins = ['https://salon.ro'];
  const { data: embed } = (await asStaff('POST', `${userId}`, { name: 'Contact', origins })).json();
  expect(embed).toMatchObject({ name: 'Contact', origins, ended_at: null, sent: 0 });
  const own = await api.app.inject({ url: URL, headers: owner.headers });
  expect(own.json().data).toEqual([embed]);
  expect((await asStaff('GET', `${userId}`)).json().data).toEqual([embed]);

  const ended = await asStaff('PATCH', `${userId}/${embed.id}`, { ended: true });
  expect(ended.json().data.ended_at).toBeTruthy();
  expect((await count(embed.id, { event: 'ready' })).json().code).toBe('embed_not_found');
  const journal = await api.app.inject({ url: '/api/audit?kind=embed', headers: staff.headers });
  const about = { kind: 'embed', subject_name: 'Contact', actor_id: staff.user.id };
  expect(journal.json().data.slice(0, 2)).toMatchObject([
    { ...about, action: 'changed', what: 'update-user-embed', changes: [{ field: 'ended_at' }] },
    { ...about, action: 'created', what: 'create-user-embed' },
  ]);
  expect(journal.json().data[1].changes).toContainEqual(
    expect.objectContaining({ field: 'name', before: null, after: 'Contact' }),
  );

  const ofAnother = await asStaff('PATCH', `${stranger.user.id}/${embed.id}`, { ended: false });
  expect(ofAnother.json().code).toBe('embed_not_found');
  for (const method of ['GET', 'POST'] as const)
    expect((await asStaff(method, '999999', { name: 'x' })).json().code).toBe('user_not_found');
  const forms = Array.from({ length: MAX_EMBEDS + 1 }, () =>
    asStaff('POST', `${userId}`, { name: 'Altul' }),
  );
  const codes = (await Promise.all(forms)).map((answer) => answer.json().code);
  expect(codes.filter((code) => code === 'too_many_embeds')).toHaveLength(2);
});
