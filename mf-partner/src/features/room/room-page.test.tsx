import { beforeEach, expect, rstest, test } from '@rstest/core';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listRequestAsks } from '@vitrina/contract/calls/list-request-asks';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listRequestVersions } from '@vitrina/contract/calls/list-request-versions';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { markRequestRead } from '@vitrina/contract/calls/mark-request-read';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import { withdrawRequestMessage } from '@vitrina/contract/calls/withdraw-request-message';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { tellChanges } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleRequest } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;
let shown: Set<(entries: { isIntersecting: boolean }[]) => void>;

beforeEach(() => {
  host = stubHost();
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4 })] });
  host.refuses(getWebsiteRequest, 404);
  host.answers(markRequestRead, { message: 'ok' });
  shown = new Set();
  rstest.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe = () => void shown.add(this.#tell);
      disconnect = () => void shown.delete(this.#tell);
    },
  );
});

const message = (given: Partial<RequestMessage> = {}): RequestMessage => ({
  id: 1,
  from_staff: true,
  is_own: false,
  author_name: 'Maria',
  text: 'Ne trimiți sigla?',
  files: [],
  created_at: '2026-03-05T08:00:00Z',
  ...given,
});
const talk = (data: RequestMessage[], more = {}) =>
  host.answers(listRequestMessages, { data, has_more: false, reads: [], ...more });
const open = () => renderDashboard('/users/dashboard/site-request/4');
/** The end is observed a moment after the list is in the page. */
const scrollToEnd = async () => {
  await waitFor(() => expect(shown.size).toBeGreaterThan(0));
  for (const tell of shown) tell([{ isIntersecting: true }]);
};

test('a conversation is shown, and read once its end is on the screen', async () => {
  talk([message()]);
  open();
  const list = await screen.findByRole('list', { name: 'Mesaje' });
  expect(within(list).getByText('Maria')).toBeTruthy();
  expect(host.requestsOf(markRequestRead)).toEqual([]);
  await scrollToEnd();
  await waitFor(() => expect(host.requestsOf(markRequestRead)).toHaveLength(1));
  expect(host.requestsOf(markRequestRead)[0]?.body).toEqual({ message_id: 1 });
});

test('a message is sent once, and the field is empty afterwards', async () => {
  talk([]);
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: /Mesajul tău/ });
  const release = host.holdsBack(sendRequestMessage, { data: message({ is_own: true }) });
  await user.type(field, 'Bună ziua!');
  expect(screen.getByText('10 din 5.000 de caractere')).toBeTruthy();
  const send = screen.getByRole('button', { name: 'Trimite mesajul' });
  await user.click(send);
  await user.click(send);
  release();
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
  const sent = host.requestsOf(sendRequestMessage);
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Bună ziua!', file_ids: [] }]);
});

test('what could not be sent stays, and is sent again as the same', async () => {
  talk([]);
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: /Mesajul tău/ });
  host.isUnreachable(sendRequestMessage);
  await user.type(field, 'Bună!');
  const keys: (string | null)[] = [];
  const { fetch } = globalThis;
  rstest.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
    return fetch(request);
  });
  // The environment's Request accepts only its own Headers, which are not global.
  rstest.stubGlobal('Headers', new Request('http://api.test').headers.constructor);
  await user.click(screen.getByRole('button', { name: 'Trimite mesajul' }));
  expect(await screen.findByText('Mesajul nu a fost trimis. Încearcă din nou.')).toBeTruthy();
  host.answers(sendRequestMessage, { data: message({ is_own: true }) });
  await user.click(screen.getByRole('button', { name: 'Trimite mesajul' }));
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test.each([
  ['', 'Scrie un mesaj sau adaugă un fișier.'],
  ['\u200b\u200b\u202e', 'Scrie un mesaj sau adaugă un fișier.'],
  ['prea lung '.repeat(501), 'Mesajul este prea lung: împarte-l în două.'],
])('what says nothing or too much is not sent (%#)', async (typed, problem) => {
  talk([]);
  const { user } = open();
  const field = await screen.findByRole('textbox', { name: /Mesajul tău/ });
  if (typed) fireEvent.change(field, { target: { value: typed } });
  await user.click(screen.getByRole('button', { name: 'Trimite mesajul' }));
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(host.requestsOf(sendRequestMessage)).toEqual([]);
});

test('a draft is there again after a look at another page', async () => {
  talk([]);
  const first = open();
  await first.user.type(await screen.findByRole('textbox', { name: /Mesajul tău/ }), 'Încă scriu');
  cleanup();
  open();
  const field = await screen.findByRole('textbox', { name: /Mesajul tău/ });
  expect((field as HTMLTextAreaElement).value).toBe('Încă scriu');
});

test('what the other side writes comes by itself', async () => {
  talk([]);
  open();
  expect(await screen.findByText(/Nu ați vorbit încă/)).toBeTruthy();
  talk([message()]);
  tellChanges([{ kind: 'request', id: 4 }]);
  expect(await screen.findByText('Ne trimiți sigla?')).toBeTruthy();
});

test('links are web addresses alone, and no character turns a line', async () => {
  talk([
    message({ text: 'javascript:alert(1) https://exemplu.ro/a.' }),
    message({ id: 2, author_name: 'Mar\u202Eia', text: 'abc\u202Edef' }),
  ]);
  open();
  const list = await screen.findByRole('list', { name: 'Mesaje' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://exemplu.ro/a']);
  expect(list.textContent).not.toContain('\u202E');
  expect(within(list).getByText('abcdef').getAttribute('dir')).toBe('auto');
});

test('an own message can be withdrawn while it is new, and is said to be read', async () => {
  const own = message({ is_own: true, from_staff: false, created_at: new Date().toISOString() });
  const old = message({ id: 0.5, is_own: true, from_staff: false });
  const reads = [
    {
      from_staff: true,
      is_own: false,
      name: 'Maria',
      last_message_id: 1,
      read_at: '2026-03-05T08:01:00Z',
    },
  ];
  talk(
    [
      { ...old, id: 7, text: 'Mai vechi' },
      { ...own, id: 8 },
    ],
    {
      reads: [{ ...reads[0], last_message_id: 8 }],
    },
  );
  const { user } = open();
  expect(await screen.findByText('Citit de Maria, 05.03.2026, 10:01')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Retrage: / })).toHaveLength(1);
  host.answers(withdrawRequestMessage, { message: 'ok' });
  talk([{ ...own, id: 8, text: '', withdrawn_at: '2026-03-05T08:02:00Z' }]);
  await user.click(screen.getByRole('button', { name: /^Retrage: / }));
  const dialog = await screen.findByRole('dialog', { name: 'Retragi mesajul?' });
  await user.click(within(dialog).getByRole('button', { name: 'Retrage' }));
  expect(await screen.findByText('Mesaj retras')).toBeTruthy();
});

test('a file is a download, a picture is shown', async () => {
  const file = (id: number, name: string, is_image: boolean) => ({
    ...{ id, name, is_image, bytes: 2048 },
    url: `http://files.test/private/${id}/x`,
  });
  talk([message({ files: [file(1, 'sigla.png', true), file(2, 'texte.docx', false)] })]);
  open();
  const picture = await screen.findByRole('link', { name: 'Descarcă sigla.png 2 kB' });
  expect(picture.querySelector('img')?.getAttribute('src')).toBe('http://files.test/private/1/x');
  const other = screen.getByRole('link', { name: 'Descarcă texte.docx 2 kB' });
  expect(other.querySelector('img')).toBeNull();
  expect(other.getAttribute('download')).toBe('texte.docx');
});

test('somebody else has no room here, and a host without conversations none at all', async () => {
  talk([]);
  renderDashboard('/users/dashboard/site-request/5');
  expect(await screen.findByText('Solicitarea nu a fost găsită')).toBeTruthy();
  cleanup();
  host = stubHost({ capabilities: [] });
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4 })] });
  open();
  expect(await screen.findByText('Page not found')).toBeTruthy();
  cleanup();
  renderDashboard('/users/dashboard/site-request');
  await screen.findByRole('article', { name: 'Florăria Ana' });
  expect(screen.queryByRole('link', { name: /Deschide solicitarea/ })).toBeNull();
});

test('the list says how many messages wait, and leads to them', async () => {
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4, unread: 2 })] });
  renderDashboard('/users/dashboard/site-request');
  const link = await screen.findByRole('link', {
    name: 'Deschide solicitarea: Florăria Ana, 2 mesaje noi',
  });
  expect(link.getAttribute('href')).toBe('/users/dashboard/site-request/4');
});

test.each(['completed', 'rejected'] as const)(
  'a request that is %s asks nothing',
  async (status) => {
    host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4, status })] });
    const created_at = '2026-03-05T08:00:00Z';
    const asked = { id: 9, title: 'Sigla', note: '', answer: '', files: [], created_at };
    host.answers(listRequestAsks, { data: [asked] });
    const version = { address: 'https://proba.exemplu.ro', note: '', files: [], points: [] };
    host.answers(listRequestVersions, { data: [{ ...version, id: 3, number: 1, created_at }] });
    renderDashboard('/users/dashboard/site-request/4');
    const asks = await screen.findByRole('region', { name: 'De trimis' });
    expect(asks.textContent).toContain('Nu mai este nevoie');
    expect(asks.textContent).not.toMatch(/Așteptăm|șapte zile/);
    expect(within(asks).queryByRole('textbox')).toBeNull();
    const versions = await screen.findByRole('region', { name: 'Versiuni' });
    expect(versions.textContent).toContain('Fără răspuns');
    expect(within(versions).queryByRole('button')).toBeNull();
  },
);
