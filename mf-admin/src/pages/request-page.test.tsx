import { beforeEach, expect, rstest, test } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addRequestVersion } from '@vitrina/contract/calls/add-request-version';
import { assignUserWebsite } from '@vitrina/contract/calls/assign-user-website';
import { cancelRequestCall } from '@vitrina/contract/calls/cancel-request-call';
import { createFileTicket } from '@vitrina/contract/calls/create-file-ticket';
import { createRequestAsk } from '@vitrina/contract/calls/create-request-ask';
import { getRequestCall } from '@vitrina/contract/calls/get-request-call';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listRequestAsks } from '@vitrina/contract/calls/list-request-asks';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listRequestVersions } from '@vitrina/contract/calls/list-request-versions';
import { listUserWebsiteRequests } from '@vitrina/contract/calls/list-user-website-requests';
import { searchConsole } from '@vitrina/contract/calls/search-console';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import { tickRequestPoint } from '@vitrina/contract/calls/tick-request-point';
import { withdrawRequestMessage } from '@vitrina/contract/calls/withdraw-request-message';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import type { RequestVersion } from '@vitrina/contract/entities/request-version';
import { ONBOARDING_STEPS } from '@vitrina/contract/rules/onboarding-steps';
import { stubFileHost } from '@vitrina/shared-auth/testing/stub-file-host';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { fillIn, openDialog, renderConsole } from '../../test/render-console.tsx';
import { sampleCompany, sampleRequest, sampleUser } from '../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

const message: RequestMessage = {
  id: 1,
  from_staff: false,
  is_own: false,
  author_name: '',
  text: 'Când e gata? \u202Ehttps://exemplu.ro',
  files: [],
  created_at: '2026-03-05T08:00:00Z',
};
const version = (points: RequestVersion['points']): RequestVersion => ({
  ...{ id: 9, number: 1, address: 'https://proba.exemplu.ro', note: '', files: [] },
  ...{ created_at: '2026-03-05T08:00:00Z', answer: 'changes', points },
});

beforeEach(() => {
  host = stubHost();
  const request = {
    id: 4,
    user_id: 7,
    business_name: 'Florăria Ana',
    status: 'in_progress' as const,
  };
  host.answers(listAllWebsiteRequests, { data: [{ ...request, email: 'ana@exemplu.ro' }] });
  host.answers(getWebsiteRequest, { data: request, answers: null, events: [] });
  host.answers(listRequestMessages, { data: [message], has_more: false, reads: [] });
  host.answers(listRequestVersions, { data: [] });
  rstest.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});

test('staff see from which form, page and reference a request came', async () => {
  const request = { id: 4, status: 'in_progress' as const };
  const place = { embed: 'abcdefgh01', name: '\u202eContact', ref: 'REF-XYZ' };
  host.answers(getWebsiteRequest, {
    ...{ data: request, answers: null, events: [] },
    place: { ...place, page: 'https://salon.ro/contact' },
  });
  renderConsole('/admin/request/4');
  const from = within(await screen.findByRole('region', { name: 'De unde a venit' }));
  expect(from.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['Contact', 'salon.ro/contact', 'REF-XYZ'],
  ]);
  expect(from.getByRole('link').getAttribute('href')).toBe('https://salon.ro/contact');
});

test('a request that was written on the platform names no form', async () => {
  renderConsole('/admin/request/4');
  expect(await screen.findByText('Gazda nu păstrează răspunsurile.')).toBeTruthy();
  expect(screen.queryByText('De unde a venit')).toBeNull();
});

test('everything of a request stands together, and staff answer its owner', async () => {
  const { user } = renderConsole('/admin/request/4');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Solicitarea #4: Florăria Ana' }),
  ).toBeTruthy();
  const list = await screen.findByRole('list', { name: 'Mesaje' });
  expect(within(list).getByText('Partenerul')).toBeTruthy();
  expect(list.textContent).not.toContain('\u202E');
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeTruthy();
  host.answers(sendRequestMessage, { data: { ...message, id: 2, is_own: true } });
  await user.type(screen.getByRole('textbox', { name: /Mesajul către partener/ }), 'Vineri.');
  await user.click(screen.getByRole('button', { name: 'Trimite mesajul' }));
  await waitFor(() =>
    expect(host.requestsOf(sendRequestMessage).map(({ body }) => body)).toEqual([
      { text: 'Vineri.', file_ids: [] },
    ]),
  );
});

test('a history without events says so, and a pause says since when', async () => {
  host.answers(listAllWebsiteRequests, {
    data: [{ id: 4, status: 'in_progress', paused_since: '2026-03-05T08:00:00Z' }],
  });
  const asked = { id: 9, title: 'Sigla', note: '', answer: '', files: [] };
  host.answers(listRequestAsks, { data: [{ ...asked, created_at: '2026-03-05T08:00:00Z' }] });
  renderConsole('/admin/request/4');
  expect(await screen.findByText(/sunt oprite din 5 martie 2026/)).toBeTruthy();
  const history = await screen.findByRole('region', { name: 'Istoric' });
  expect(within(history).getByText('Nicio schimbare de stare nu este notată.')).toBeTruthy();
  expect(within(history).queryByRole('list')).toBeNull();
});

test('a version is added with its address, and each point of the owner is ticked off', async () => {
  const { user } = renderConsole('/admin/request/4');
  const address = await screen.findByRole('textbox', { name: /Adresa versiunii/ });
  await user.click(screen.getByRole('button', { name: 'Adaugă o versiune' }));
  expect(await screen.findByText(/Scrie adresa|adresă întreagă/)).toBeTruthy();
  host.answers(addRequestVersion, { data: version([]) });
  host.answers(listRequestVersions, {
    data: [version([{ id: 3, text: 'Alt fundal', done_at: null }])],
  });
  await user.type(address, 'https://proba.exemplu.ro');
  await user.click(screen.getByRole('button', { name: 'Adaugă o versiune' }));
  const point = await screen.findByRole('checkbox', { name: 'Alt fundal' });
  expect(host.requestsOf(addRequestVersion)[0]?.body).toEqual({
    ...{ address: 'https://proba.exemplu.ro', note: '', file_ids: [] },
  });
  host.answers(tickRequestPoint, { message: 'ok' });
  await user.click(point);
  await waitFor(() =>
    expect(host.requestsOf(tickRequestPoint).map(({ body }) => body)).toEqual([{ done: true }]),
  );
});

test.each([
  ['Ce ne trebuie', 'Cere ceva', /^Ce cerem/, 'Trimite cererea', createRequestAsk],
  ['Versiuni', 'Adaugă o versiune', /^Adresa/, 'Adaugă o versiune', addRequestVersion],
])(
  '%s: a lost answer is asked for with its key, another text with another',
  async (region, open, name, send, call) => {
    host.answers(listRequestAsks, { data: [] });
    host.isUnreachable(call);
    const { user } = renderConsole('/admin/request/4');
    const part = within(await screen.findByRole('region', { name: region }));
    await user.click(part.getByText(open, { selector: 'summary' }));
    const field = part.getByRole('textbox', { name });
    await user.type(field, 'https://proba.exemplu.ro');
    const keys: (string | null)[] = [];
    const { fetch } = globalThis;
    rstest.stubGlobal('fetch', (request: Request) => {
      if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
      return fetch(request);
    });
    // The environment's Request accepts only its own Headers, which are not global.
    rstest.stubGlobal('Headers', new Request('http://api.test').headers.constructor);
    const press = async (count: number) => {
      await user.click(part.getByRole('button', { name: send }));
      await waitFor(() => expect(keys).toHaveLength(count));
    };
    await press(1);
    await press(2);
    await user.type(field, '/nou');
    await press(3);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

const ask = {
  ...{ id: 12, title: 'https://proba.exemplu.ro', note: '', answer: '', files: [] },
  created_at: '2026-03-05T08:00:00Z',
};
const REQUEST = ['Ce ne trebuie', 'Cere ceva', /^Ce cerem/, 'Trimite cererea'] as const;
const VERSION = ['Versiuni', 'Adaugă o versiune', /^Adresa/, 'Adaugă o versiune'] as const;

async function write([region, summary, name, send]: typeof REQUEST | typeof VERSION) {
  const { user } = renderConsole('/admin/request/4');
  const part = within(await screen.findByRole('region', { name: region }));
  await user.click(part.getByText(summary, { selector: 'summary' }));
  const field = part.getByRole<HTMLInputElement>('textbox', { name });
  await user.type(field, 'https://proba.exemplu.ro');
  return { part, field, press: () => user.click(part.getByRole('button', { name: send })) };
}

test('what staff asked for stands there although its answer was lost: it is sent', async () => {
  host.answers(listRequestAsks, { data: [] });
  const { part, field, press } = await write(REQUEST);
  host.isUnreachable(createRequestAsk);
  host.answers(listRequestAsks, { data: [ask] });
  await press();
  await waitFor(() => expect(field.value).toBe(''));
  expect(part.queryByText(/nu a fost trimisă/)).toBeNull();
});

test('a version stands there although its answer was lost: it is added', async () => {
  const { part, field, press } = await write(VERSION);
  host.isUnreachable(addRequestVersion);
  host.answers(listRequestVersions, { data: [version([])] });
  await press();
  await waitFor(() => expect(field.value).toBe(''));
  expect(part.queryByText(/nu a fost adăugată/)).toBeNull();
});

test('an earlier request with the same words is not taken for the lost one', async () => {
  host.answers(listRequestAsks, { data: [ask] });
  const { part, field, press } = await write(REQUEST);
  host.isUnreachable(createRequestAsk);
  await press();
  expect(await part.findByText('Cererea nu a fost trimisă. Încearcă din nou.')).toBeTruthy();
  expect(field.value).toBe(ask.title);
});

test('an earlier version with the same address is not taken for the lost one', async () => {
  host.answers(listRequestVersions, { data: [version([])] });
  const { part, field, press } = await write(VERSION);
  host.isUnreachable(addRequestVersion);
  await press();
  expect(await part.findByText('Versiunea nu a fost adăugată. Încearcă din nou.')).toBeTruthy();
  expect(field.value).toBe('https://proba.exemplu.ro');
});

test.each([
  ['a request', REQUEST, createRequestAsk, listRequestAsks],
  ['a version', VERSION, addRequestVersion, listRequestVersions],
] as const)(
  '%s of which nobody can say whether it arrived is kept and not called unsent',
  async (_, form, send, list) => {
    host.answers(listRequestAsks, { data: [] });
    const { part, field, press } = await write(form);
    host.isUnreachable(send);
    host.isUnreachable(list);
    await press();
    expect(await part.findByText(/^Nu știm dacă a ajuns/)).toBeTruthy();
    expect(field.value).toBe('https://proba.exemplu.ro');
  },
);

test('a version does not go without the picture that failed', async () => {
  const files = stubFileHost();
  files.isUnreachable();
  files.answers(
    JSON.stringify({
      status: 'success',
      file: { id: 8, name: 'prima.png', bytes: 4, is_image: true, url: 'http://files.test/8' },
    }),
  );
  host.answers(createFileTicket, { ticket: 'bilet', expiresAt: '2046-03-05T08:00:00Z' });
  host.answers(addRequestVersion, { data: version([]) });
  const { user } = renderConsole('/admin/request/4');
  await user.type(
    await screen.findByRole('textbox', { name: /Adresa versiunii/ }),
    'https://proba.exemplu.ro',
  );
  const picture = new File(['x'], 'prima.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Adaugă o imagine', { selector: 'input' }), {
    target: { files: [picture] },
  });
  const retry = await screen.findByRole('button', { name: 'Încearcă din nou: prima.png' });
  const add = screen.getByRole('button', { name: 'Adaugă o versiune' });
  await user.click(add);
  expect(await screen.findByText(/^Imaginea nu a fost încărcată/)).toBeTruthy();
  expect(host.requestsOf(addRequestVersion)).toEqual([]);
  await user.click(retry);
  await waitFor(() => expect(screen.queryByText('Imaginea nu a putut fi încărcată.')).toBeNull());
  expect(screen.queryByText(/^Imaginea nu a fost încărcată/)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await user.click(add);
  await waitFor(() =>
    expect(host.requestsOf(addRequestVersion).map(({ body }) => body)).toEqual([
      { address: 'https://proba.exemplu.ro', note: '', file_ids: [8] },
    ]),
  );
});

test('a text that is called a picture is refused beside the field, and no version goes with it', async () => {
  stubFileHost().answers(
    JSON.stringify({
      status: 'success',
      file: { id: 8, name: 'text.png', bytes: 4, is_image: false, url: 'http://files.test/8' },
    }),
  );
  host.answers(createFileTicket, { ticket: 'bilet', expiresAt: '2046-03-05T08:00:00Z' });
  const { user } = renderConsole('/admin/request/4');
  await user.type(
    await screen.findByRole('textbox', { name: /Adresa versiunii/ }),
    'https://proba.exemplu.ro',
  );
  fireEvent.change(screen.getByLabelText('Adaugă o imagine', { selector: 'input' }), {
    target: { files: [new File(['x'], 'text.png', { type: 'image/png' })] },
  });
  expect(await screen.findByText(/^Fișierul nu este o imagine/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Încearcă din nou/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Adaugă o versiune' }));
  expect(await screen.findByText(/^Imaginea nu a fost încărcată/)).toBeTruthy();
  expect(host.requestsOf(addRequestVersion)).toEqual([]);
});

test('what was asked for by mistake is taken back where it stands, and can be asked for anew', async () => {
  const request = { id: 4, user_id: 7, status: 'in_progress' as const };
  host.answers(listAllWebsiteRequests, { data: [request] });
  const onboarding = [
    { step: 'name' as const, done: false },
    { step: 'call' as const, done: false },
  ];
  host.answers(getWebsiteRequest, { data: request, answers: null, events: [], onboarding });
  const { user } = renderConsole('/admin/request/4');
  await user.click(await screen.findByText('Pașii până la site: 0 din 2'));
  const own = { is_own: true, from_staff: true, created_at: new Date().toISOString() };
  const sent = { ...message, ...own, id: 2, text: 'Te rugăm să îți scrii numele în profil:' };
  const press = async (id: number) => {
    host.answers(sendRequestMessage, { data: { ...sent, id } });
    host.answers(listRequestMessages, { data: [{ ...sent, id }], has_more: false, reads: [] });
    await user.click(screen.getByRole('button', { name: 'Cere numele' }));
  };
  await press(2);
  const back = await screen.findByRole('button', { name: 'Retrage: Cere numele' });
  expect(screen.getByRole('button', { name: 'Cerut: Cere numele' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cere ora apelului' })).toBeTruthy();
  host.answers(withdrawRequestMessage, { message: 'ok' });
  host.answers(listRequestMessages, {
    ...{ data: [{ ...sent, text: '', withdrawn_at: sent.created_at }], has_more: false, reads: [] },
  });
  await user.click(back);
  const ask = await screen.findByRole('button', { name: 'Cere numele' });
  expect(screen.queryByRole('button', { name: 'Retrage: Cere numele' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(ask));
  expect(host.requestsOf(withdrawRequestMessage)).toHaveLength(1);
  await press(3);
  await screen.findByRole('button', { name: 'Retrage: Cere numele' });
  expect(host.requestsOf(sendRequestMessage)).toHaveLength(2);
});

test('a request that is gone says so, and a host without conversations has no such page', async () => {
  renderConsole('/admin/request/5');
  expect(await screen.findByText('Solicitarea nu a fost găsită')).toBeTruthy();
});

test('the page leads to what the owner has, and says what is missing', async () => {
  const owner = { user_id: 7, email: 'ana@exemplu.ro', owner_name: 'Ana Exemplu' };
  const request = { id: 4, status: 'in_progress' as const, has_company: false, ...owner };
  host.answers(listAllWebsiteRequests, { data: [request] });
  host.answers(getWebsiteRequest, {
    ...{ data: request, answers: null, events: [] },
    onboarding: [
      { step: 'name', done: true },
      { step: 'company', done: false },
    ],
  });
  renderConsole('/admin/request/4');
  expect(await screen.findByText('Blocat: lipsește firma')).toBeTruthy();
  expect(await screen.findByText('Pașii până la site: 1 din 2')).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Site-urile lui')).toBe('/admin/manage?q=ana%40exemplu.ro');
  expect(hrefOf('Comisioanele lui')).toBe('/admin/commissions?q=Ana+Exemplu');
});

test('the site is assigned where the request is, and stands there at once', async () => {
  const owner = { user_id: 7, email: 'ana@exemplu.ro', owner_name: 'Ana Exemplu' };
  const request = { id: 4, status: 'in_test' as const, has_company: true, ...owner };
  host.answers(listAllWebsiteRequests, { data: [request] });
  host.answers(searchConsole, {
    ...{ orders: [], products: [], requests: [] },
    users: [sampleUser({ id: 7 })],
  });
  host.answers(listUserWebsiteRequests, { data: [sampleRequest({ id: 4 })] });
  host.answers(listAllBusinesses, {
    data: [sampleCompany({ id: 2, user_id: 7 }), sampleCompany({ id: 3, user_id: 8 })],
  });
  const { user } = renderConsole('/admin/request/4');
  await user.click(await screen.findByRole('button', { name: 'Asociază site-ul' }));
  const dialog = await openDialog();
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: /^Utilizator/ })).toHaveProperty(
      'value',
      'Ana Exemplu (ana@exemplu.ro)',
    ),
  );
  await waitFor(() => expect(dialog.getByLabelText(/^Solicitare/)).toHaveProperty('value', '4'));
  expect(dialog.getByLabelText(/^Firmă/)).toHaveProperty('value', '2');
  await fillIn(user, /^Adresa site-ului/, 'https://florarie.exemplu.ro');
  host.answers(assignUserWebsite, {});
  host.answers(listAllWebsiteRequests, {
    data: [{ ...request, status: 'completed', live_url: 'https://florarie.exemplu.ro' }],
  });
  await user.click(dialog.getByRole('button', { name: 'Atribuie site-ul' }));
  const link = await screen.findByRole('link', { name: 'Deschide site-ul' });
  expect(host.requestsOf(assignUserWebsite)[0]?.body).toMatchObject({
    ...{ userId: 7, businessId: 2, websiteRequestId: 4 },
    websiteUrl: 'https://florarie.exemplu.ro',
  });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(screen.queryByRole('button', { name: 'Asociază site-ul' })).toBeNull();
});

test.each([
  ['whose owner has no company', { has_company: false }],
  ['nobody sent from an account', { user_id: null }],
  ['that was refused', { status: 'rejected' as const }],
])('no site is assigned to a request %s', async (_, given) => {
  const request = { id: 4, user_id: 7, status: 'in_test' as const, has_company: true, ...given };
  host.answers(listAllWebsiteRequests, { data: [request] });
  renderConsole('/admin/request/4');
  await screen.findByRole('heading', { name: 'Contact' });
  expect(screen.queryByRole('button', { name: 'Asociază site-ul' })).toBeNull();
});

test('a finished request leads to its site, and to no steps', async () => {
  const live_url = 'https://florarie.exemplu.ro';
  const request = { id: 4, status: 'completed' as const, live_url, has_company: false };
  host.answers(listAllWebsiteRequests, { data: [request] });
  const onboarding = [{ step: 'name' as const, done: false }];
  host.answers(getWebsiteRequest, { data: request, answers: null, events: [], onboarding });
  renderConsole('/admin/request/4');
  const site = await screen.findByRole('link', { name: 'Deschide site-ul' });
  expect(site.getAttribute('href')).toBe(`${live_url}/`);
  await screen.findByRole('region', { name: 'Istoric' });
  expect(screen.queryByText(/^Pașii până la site/)).toBeNull();
  expect(screen.queryByText('Blocat: lipsește firma')).toBeNull();
});

test('staff cancel the call of a partner with a reason, which is asked for', async () => {
  const call = {
    ...{ id: 9, starts_at: '2046-12-03T08:00:00.000Z', ends_at: '2046-12-03T08:20:00.000Z' },
    ...{ cancelled_by_staff: false, reason: '' },
  };
  host.answers(getRequestCall, { data: call, slots: [] });
  const { user } = renderConsole('/admin/request/4');
  const part = within(await screen.findByRole('region', { name: 'Discuția la telefon' }));
  expect(part.getByText('luni, 3 decembrie, ora 10:00')).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Anulează discuția' }));
  const dialog = await openDialog();
  const confirm = dialog.getByRole('button', { name: 'Anulează discuția' });
  await user.click(confirm);
  expect(await dialog.findByText(/^Scrie motivul/)).toBeTruthy();
  expect(host.requestsOf(cancelRequestCall)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Motivul/ }), 'Suntem plecați.');
  host.answers(cancelRequestCall, { message: 'ok' });
  const cancelled = { cancelled_at: '2046-12-01T08:00:00Z', cancelled_by_staff: true };
  host.answers(getRequestCall, {
    data: { ...call, ...cancelled, reason: 'Suntem plecați.' },
    slots: [],
  });
  await user.click(confirm);
  expect(await part.findByText('Anulată de noi.')).toBeTruthy();
  expect(part.getByText('Motivul: Suntem plecați.')).toBeTruthy();
  expect(host.requestsOf(cancelRequestCall)[0]?.body).toEqual({
    ...{ starts_at: call.starts_at, reason: 'Suntem plecați.' },
  });
});

test('a call that ended with its request was cancelled by nobody', async () => {
  const call = {
    ...{ id: 9, starts_at: '2046-12-03T08:00:00.000Z', ends_at: '2046-12-03T08:20:00.000Z' },
    ...{ cancelled_at: '2046-12-01T08:00:00Z', cancelled_by_staff: false, reason: '' },
  };
  host.answers(getRequestCall, { data: { ...call, ended_with_request: true }, slots: [] });
  renderConsole('/admin/request/4');
  const part = within(await screen.findByRole('region', { name: 'Discuția la telefon' }));
  expect(part.getByText('S-a încheiat odată cu solicitarea.')).toBeTruthy();
  expect(part.queryByText('Anulată de partener.')).toBeNull();
});

test('a new request without a company says so where its site would be assigned', async () => {
  const request = sampleRequest({ id: 4, user_id: 7, status: 'pending', has_company: false });
  host.answers(listAllWebsiteRequests, { data: [request] });
  renderConsole('/admin/request/4');
  expect(await screen.findByText('Blocat: lipsește firma')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Asociază site-ul' })).toBeNull();
});

test('what is known of a partner stands under names of its own', async () => {
  const live_url = 'https://florarie.exemplu.ro';
  const request = sampleRequest({ id: 4, status: 'completed', live_url, website_url: '' });
  host.answers(listAllWebsiteRequests, { data: [request] });
  renderConsole('/admin/request/4');
  await screen.findByRole('link', { name: 'Deschide site-ul' });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toContain('E-mail');
  expect(terms).not.toContain('Contact');
  expect(terms).not.toContain('Site');
});

test('older versions are behind one line that says what is left to do in them', async () => {
  const points = [
    { id: 3, text: 'Alt fundal', done_at: null },
    { id: 4, text: 'Sigla mai mare', done_at: '2026-03-06T08:00:00Z' },
  ];
  host.answers(listRequestVersions, {
    data: [3, 2, 1].map((id) => ({ ...version(id === 1 ? points : []), id, number: id })),
  });
  renderConsole('/admin/request/4');
  const older = await screen.findByText('2 versiuni mai vechi, 1 punct de făcut');
  const hidden = older.closest('details');
  expect(hidden?.contains(screen.getByRole('heading', { name: 'Versiunea 3' }))).toBe(false);
  expect(hidden?.contains(screen.getByText('Alt fundal'))).toBe(true);
});

test('one that ended asks for nothing more until its state is set', async () => {
  host.answers(listAllWebsiteRequests, { data: [{ id: 4, status: 'completed' }] });
  const asked = { id: 9, title: 'Sigla', note: '', answer: '', files: [] };
  host.answers(listRequestAsks, { data: [{ ...asked, created_at: '2026-03-05T08:00:00Z' }] });
  host.answers(listRequestVersions, { data: [{ ...version([]), answer: null }] });
  renderConsole('/admin/request/4');
  expect(await screen.findByText('Nu mai este nevoie')).toBeTruthy();
  expect(await screen.findByText('Fără răspuns')).toBeTruthy();
  expect(screen.getAllByText(/schimbă întâi starea/)).toHaveLength(2);
  for (const form of ['Cere ceva', 'Adaugă o versiune'])
    expect(screen.queryByText(form)).toBeNull();
  expect(screen.queryByText(/șapte zile lucrătoare/)).toBeNull();
});

test('each open step has its way, and what only the partner can do is asked for by one press', async () => {
  const request = { id: 4, user_id: 7, status: 'in_progress' as const, has_company: false };
  host.answers(listAllWebsiteRequests, { data: [request] });
  const onboarding = ONBOARDING_STEPS.map((step) => ({ step, done: step === 'name' }));
  host.answers(getWebsiteRequest, { data: request, answers: null, events: [], onboarding });
  host.answers(sendRequestMessage, { data: { ...message, id: 2, is_own: true } });
  const { user } = renderConsole('/admin/request/4');
  await user.click(await screen.findByText('Pașii până la site: 1 din 9'));
  const ways = screen
    .getAllByRole('link', { name: /^(Cere ceva|Adaugă o versiune|Asociază site-ul):/ })
    .map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    '/admin/request/4#de-trimis',
    '/admin/request/4#versiuni',
    '/admin/request/4#site',
  ]);
  const blocked = (await screen.findByText('Blocat: lipsește firma')).closest('section, div')
    ?.parentElement as HTMLElement;
  const ask = within(blocked).getByRole('button', { name: 'Cere firma' });
  await user.click(ask);
  await waitFor(() => expect(ask.textContent).toBe('Cerut'));
  await user.click(ask);
  expect(host.requestsOf(sendRequestMessage).map(({ body }) => body)).toEqual([
    {
      text: expect.stringMatching(/firma ta.*\n.*\/users\/dashboard\/profile#firme$/),
      file_ids: [],
    },
  ]);
  for (const name of ['Cere confirmarea adresei de e-mail', 'Cere ora apelului'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cere răspunsul la versiune' })).toBeNull();
});
