import { beforeEach, expect, rstest, test } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createFileTicket } from '@vitrina/contract/calls/create-file-ticket';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import type { RequestMessage } from '@vitrina/contract/entities/request-message';
import { stubFileHost } from '@vitrina/shared-auth/testing/stub-file-host';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleRequest } from '../../../test/samples.ts';

const SENT: RequestMessage = {
  ...{ id: 1, from_staff: false, is_own: true, text: 'Bună!', files: [] },
  created_at: '2026-03-05T08:00:00Z',
};
const LOGO = new File(['logo'], 'sigla.svg');
const stored = (id: number, name: string) =>
  JSON.stringify({
    status: 'success',
    file: { id, name, bytes: 4, is_image: false, url: `http://files.test/private/${id}/x` },
  });

let host: ReturnType<typeof stubHost>;
let files: ReturnType<typeof stubFileHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4 })] });
  host.refuses(getWebsiteRequest, 404);
  host.answers(listRequestMessages, { data: [], has_more: false, reads: [] });
  host.answers(createFileTicket, { ticket: 'bilet', expiresAt: '2046-03-05T08:00:00Z' });
  files = stubFileHost();
  rstest.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});

async function open() {
  const { user } = renderDashboard('/users/dashboard/site-request/4');
  const section = within(await screen.findByRole('region', { name: 'Conversație' }));
  const field = (await section.findByLabelText(/Mesajul tău/)) as HTMLTextAreaElement;
  return {
    user,
    section,
    field,
    choose: (file: File) =>
      fireEvent.change(section.getByLabelText('Adaugă fișiere', { selector: 'input' }), {
        target: { files: [file] },
      }),
    send: () => user.click(section.getByRole('button', { name: 'Trimite mesajul' })),
    bodies: () => host.requestsOf(sendRequestMessage).map(({ body }) => body),
  };
}

test.each([
  ['goes on after it', 'Bună! Trimit și sigla.', 'Trimit și sigla.'],
  ['stands in its place', 'Trimit și sigla.', 'Trimit și sigla.'],
  ['is nothing more', 'Bună! ', ''],
])('what is typed while a message is sent stays: it %s', async (_, typed, left) => {
  const { field, user, send, bodies } = await open();
  const release = host.holdsBack(sendRequestMessage, { data: SENT });
  await user.type(field, 'Bună!');
  await send();
  fireEvent.change(field, { target: { value: typed } });
  release();
  await waitFor(() => expect(field.value).toBe(left));
  if (!left) return;
  await send();
  await waitFor(() => expect(field.value).toBe(''));
  expect(bodies()).toEqual([
    { text: 'Bună!', file_ids: [] },
    { text: left, file_ids: [] },
  ]);
});

test('a file that is added while a message is sent is of the next one', async () => {
  files.answers(stored(8, 'sigla.svg'));
  const { field, user, section, choose, send, bodies } = await open();
  const release = host.holdsBack(sendRequestMessage, { data: SENT });
  await user.type(field, 'Bună!');
  await send();
  choose(LOGO);
  release();
  await waitFor(() => expect(field.value).toBe(''));
  expect(section.getByText('sigla.svg')).toBeTruthy();
  await send();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toEqual({ text: '', file_ids: [8] });
  await waitFor(() => expect(section.queryByText('sigla.svg')).toBeNull());
});

test('no message goes without a file that failed, before it is tried again', async () => {
  files.isUnreachable();
  files.answers(stored(8, 'sigla.svg'));
  const { field, user, section, choose, send, bodies } = await open();
  host.answers(sendRequestMessage, { data: SENT });
  await user.type(field, 'Atașez sigla.');
  choose(LOGO);
  const retry = await section.findByRole('button', { name: 'Încearcă din nou: sigla.svg' });
  await send();
  expect(
    section.getByText('Un fișier nu a fost încărcat: încearcă din nou sau scoate-l.'),
  ).toBeTruthy();
  expect(bodies()).toEqual([]);
  await user.click(retry);
  await waitFor(() => expect(section.queryByText('Fișierul nu a putut fi încărcat.')).toBeNull());
  await waitFor(() => expect(section.queryByRole('progressbar')).toBeNull());
  await send();
  await waitFor(() => expect(bodies()).toEqual([{ text: 'Atașez sigla.', file_ids: [8] }]));
});

test('a file that failed can be taken out, and one that is too large not tried again', async () => {
  const { field, user, section, choose, send, bodies } = await open();
  host.answers(sendRequestMessage, { data: SENT });
  await user.type(field, 'Atașez sigla.');
  const large = new File([''], 'film.mp4');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  choose(large);
  expect(section.getByText('Fișierul are mai mult de 10 MB.')).toBeTruthy();
  expect(section.queryByRole('button', { name: /Încearcă din nou/ })).toBeNull();
  await send();
  expect(bodies()).toEqual([]);
  await user.click(section.getByRole('button', { name: 'Scoate film.mp4' }));
  await send();
  await waitFor(() => expect(bodies()).toEqual([{ text: 'Atașez sigla.', file_ids: [] }]));
});

test('a message whose acceptance was lost on the way is sent: nothing of it stays to be sent again', async () => {
  const { field, user, section, send } = await open();
  await user.type(field, 'Bună!');
  host.isUnreachable(sendRequestMessage);
  host.answers(listRequestMessages, { data: [SENT], has_more: false, reads: [] });
  await send();
  await waitFor(() => expect(field.value).toBe(''));
  expect(section.queryByText(/nu a fost trimis/)).toBeNull();
});

test.each([
  ['an earlier one with the same words', { ...SENT, id: 1 }],
  ['one with other files', { ...SENT, id: 2, files: [JSON.parse(stored(8, 'a.txt')).file] }],
  ['one of somebody else', { ...SENT, id: 2, is_own: false }],
])('a message that was lost is not taken for %s', async (_, other) => {
  host.answers(listRequestMessages, { data: [SENT], has_more: false, reads: [] });
  const { field, user, section, send } = await open();
  await user.type(field, 'Bună!');
  host.isUnreachable(sendRequestMessage);
  host.answers(listRequestMessages, { data: [other], has_more: false, reads: [] });
  await send();
  expect(await section.findByText('Mesajul nu a fost trimis. Încearcă din nou.')).toBeTruthy();
  expect(field.value).toBe('Bună!');
});

test('a message of which nobody can say whether it arrived is kept and not called unsent', async () => {
  const { field, user, section, send } = await open();
  await user.type(field, 'Bună!');
  host.isUnreachable(sendRequestMessage);
  host.isUnreachable(listRequestMessages);
  await send();
  expect(await section.findByText(/^Nu știm dacă a ajuns/)).toBeTruthy();
  expect(field.value).toBe('Bună!');
});
