import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answerRequestVersion } from '@vitrina/contract/calls/answer-request-version';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listRequestVersions } from '@vitrina/contract/calls/list-request-versions';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import type { RequestVersion } from '@vitrina/contract/entities/request-version';
import { useToasts } from '@vitrina/shared-auth';
import { refreshRequests } from '@vitrina/shared-auth/per-package/room/refresh-requests';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleMessage, sampleRequest } from '../../../test/samples.ts';
import { readPoints } from './read-points.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4, status: 'in_test' })] });
  host.refuses(getWebsiteRequest, 404);
  host.answers(listRequestMessages, { data: [], has_more: false, reads: [] });
  rstest.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});

const version = (given: Partial<RequestVersion> = {}): RequestVersion => ({
  id: 9,
  number: 2,
  address: 'https://proba.exemplu.ro',
  note: 'Cu meniul nou.',
  files: [],
  created_at: '2026-03-05T08:00:00Z',
  answer: null,
  points: [],
  ...given,
});
const open = () => renderDashboard('/users/dashboard/site-request/4');

test('the newest version is to be tried and answered, older ones are history', async () => {
  const older = version({
    id: 8,
    number: 1,
    answer: 'changes',
    points: [
      { id: 1, text: 'Alt fundal', done_at: '2026-03-04T08:00:00Z' },
      { id: 2, text: 'Telefonul', done_at: null },
    ],
  });
  host.answers(listRequestVersions, { data: [version(), older] });
  open();
  const section = await screen.findByRole('region', { name: 'Versiuni' });
  const link = within(section).getAllByRole('link', { name: /Deschide site-ul/ })[0];
  expect(link?.getAttribute('href')).toBe('https://proba.exemplu.ro/');
  expect(within(section).getByText('1 versiune mai veche')).toBeTruthy();
  const pointOf = (text: string) => within(section).getByText(text).closest('li')?.textContent;
  expect(pointOf('Alt fundal')).toBe('Gata: Alt fundal');
  expect(pointOf('Telefonul')).toBe('De făcut: Telefonul');
  expect(within(section).getAllByRole('button', { name: 'Aprob versiunea' })).toHaveLength(1);
});

test('an approval is asked about, and said once', async () => {
  host.answers(listRequestVersions, { data: [version()] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aprob versiunea' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aprobi versiunea 2?' });
  host.answers(answerRequestVersion, { data: version({ answer: 'approved' }) });
  host.answers(listRequestVersions, { data: [version({ answer: 'approved' })] });
  const approved = { version_number: 2, version_answer: 'approved' } as const;
  host.answers(listWebsiteRequests, {
    data: [sampleRequest({ id: 4, status: 'in_test', ...approved })],
  });
  await user.click(within(dialog).getByRole('button', { name: 'Aprob versiunea' }));
  const state = await screen.findByText('Aprobată');
  expect(await screen.findByText('Ai aprobat versiunea 2.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.contains(state)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(host.requestsOf(answerRequestVersion).map(({ body }) => body)).toEqual([
    { answer: 'approved' },
  ]);
  expect(screen.queryByRole('button', { name: 'Cer modificări' })).toBeNull();
});

test('what has to change is sent as points, one a line', async () => {
  host.answers(listRequestVersions, { data: [version()] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cer modificări' }));
  await user.click(screen.getByRole('button', { name: 'Trimite modificările' }));
  expect(await screen.findByText('Scrie cel puțin o modificare.')).toBeTruthy();
  host.answers(answerRequestVersion, { data: version({ answer: 'changes' }) });
  host.answers(listRequestVersions, { data: [version({ answer: 'changes' })] });
  await user.type(
    screen.getByRole('textbox', { name: /Ce schimbăm/ }),
    'Alt fundal{Enter}- Telefonul',
  );
  await user.click(screen.getByRole('button', { name: 'Trimite modificările' }));
  await waitFor(() => expect(host.requestsOf(answerRequestVersion)).toHaveLength(1));
  expect(host.requestsOf(answerRequestVersion)[0]?.body).toEqual({
    answer: 'changes',
    points: ['Alt fundal', 'Telefonul'],
  });
  const asked = await screen.findByText('Cu modificări');
  await waitFor(() => expect(document.activeElement?.contains(asked)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
/** A change from elsewhere while the page is open. */
async function meanwhile(...versions: RequestVersion[]) {
  host.answers(listRequestVersions, { data: versions });
  await act(() => refreshRequests());
}

test('a newer version closes the question about the one before, and says so', async () => {
  host.answers(listRequestVersions, { data: [version()] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aprob versiunea' }));
  await screen.findByRole('dialog', { name: 'Aprobi versiunea 2?' });
  await meanwhile(version({ id: 10, number: 3 }), version());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts()).toEqual(['A venit versiunea 3. Deschide-o înainte să răspunzi.']);
  expect(host.requestsOf(answerRequestVersion)).toEqual([]);
});

test('an answer from another window closes the question, and says so', async () => {
  host.answers(listRequestVersions, { data: [version()] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aprob versiunea' }));
  await screen.findByRole('dialog', { name: 'Aprobi versiunea 2?' });
  await meanwhile(version({ answer: 'changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts()).toEqual(['Versiunea 2 a primit deja un răspuns.']);
});

test('a request that ends closes the question, and the section goes on saying why', async () => {
  host.answers(listRequestVersions, { data: [version()] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aprob versiunea' }));
  await screen.findByRole('dialog', { name: 'Aprobi versiunea 2?' });
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4, status: 'rejected' })] });
  await meanwhile(version());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => useToasts.setState({ toasts: [] }));
  const section = within(screen.getByRole('region', { name: 'Versiuni' }));
  const why = 'Solicitarea s-a încheiat între timp: versiunea 2 nu mai poate fi aprobată.';
  expect(section.getByText(why)).toBeTruthy();
  expect(host.requestsOf(answerRequestVersion)).toEqual([]);
});

test('a request that had ended before says nothing of a question', async () => {
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4, status: 'rejected' })] });
  host.answers(listRequestVersions, { data: [version()] });
  open();
  const section = within(await screen.findByRole('region', { name: 'Versiuni' }));
  expect(section.getByText('Fără răspuns')).toBeTruthy();
  expect(section.queryByText(/s-a încheiat între timp/)).toBeNull();
});

test('points for a version before stay points for it, and can be sent as a message', async () => {
  host.answers(listRequestVersions, { data: [version()] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cer modificări' }));
  await user.type(screen.getByRole('textbox', { name: /Ce schimbăm/ }), 'Alt fundal');
  await meanwhile(version({ id: 10, number: 3 }), version());
  const left = within(await screen.findByRole('region', { name: /^A venit versiunea 3/ }));
  expect(left.getByText('Alt fundal')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cer modificări' }));
  expect(screen.getByRole('textbox', { name: /Ce schimbăm/ })).toHaveProperty('value', '');
  host.answers(sendRequestMessage, { data: sampleMessage() });
  await user.click(left.getByRole('button', { name: 'Trimite ca mesaj' }));
  await waitFor(() => expect(screen.queryByText('Alt fundal')).toBeNull());
  expect(host.requestsOf(sendRequestMessage).map(({ body }) => body)).toEqual([
    { text: 'Pentru versiunea 2:\nAlt fundal', file_ids: [] },
  ]);
  expect(host.requestsOf(answerRequestVersion)).toEqual([]);
});

test('points that were refused because of another answer are not lost', async () => {
  host.answers(listRequestVersions, { data: [version()] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cer modificări' }));
  await user.type(screen.getByRole('textbox', { name: /Ce schimbăm/ }), 'Alt fundal');
  host.refuses(answerRequestVersion, 409, { code: 'version_answered' });
  host.answers(listRequestVersions, { data: [version({ answer: 'approved' })] });
  await user.click(screen.getByRole('button', { name: 'Trimite modificările' }));
  const name = /^Versiunea 2 a primit deja un răspuns/;
  const left = within(await screen.findByRole('region', { name }));
  expect(left.getByText('Alt fundal')).toBeTruthy();
  await user.click(left.getByRole('button', { name: 'Renunță' }));
  expect(screen.queryByText('Alt fundal')).toBeNull();
});

test('points that were taken although their answer was lost are not said to be left', async () => {
  host.answers(listRequestVersions, { data: [version()] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cer modificări' }));
  await user.type(screen.getByRole('textbox', { name: /Ce schimbăm/ }), '- Alt fundal');
  const points = [{ id: 1, text: 'Alt fundal', done_at: null }];
  await meanwhile(version({ answer: 'changes', points }));
  expect(await screen.findByText('Cu modificări')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /a primit deja un răspuns/ })).toBeNull();
});

test('an address that is no web address is no link, and directions are left out', async () => {
  const points = [{ id: 1, text: 'a\u202Eb', done_at: null }];
  const odd = version({ address: 'javascript:alert(1)', answer: 'changes', points });
  host.answers(listRequestVersions, { data: [odd] });
  open();
  const section = await screen.findByRole('region', { name: 'Versiuni' });
  expect(within(section).queryByRole('link')).toBeNull();
  expect(within(section).getByText('ab')).toBeTruthy();
});

test('a host without versions shows none', async () => {
  host.refuses(listRequestVersions, 404);
  open();
  await screen.findByRole('region', { name: 'Conversație' });
  expect(screen.queryByRole('region', { name: 'Versiuni' })).toBeNull();
});

test.each([
  ['a\n\n  - b \n* c', { input: ['a', 'b', 'c'] }],
  [' \n \u200b ', { errors: { points: 'Scrie cel puțin o modificare.' } }],
  ['a\n'.repeat(51), { errors: { points: 'Cel mult 50 de modificări o dată.' } }],
])('%j is read as points', (points, read) => {
  expect(readPoints({ points })).toEqual(read);
});

test('an approval whose acceptance was lost on the way is no failure', async () => {
  host.answers(listRequestVersions, { data: [version()] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aprob versiunea' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprobi versiunea 2?' }));
  host.isUnreachable(answerRequestVersion);
  host.answers(listRequestVersions, { data: [version({ answer: 'approved' })] });
  await user.click(dialog.getByRole('button', { name: 'Aprob versiunea' }));
  expect(await screen.findByText('Aprobată')).toBeTruthy();
  await waitFor(() =>
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
      'Mulțumim! Pregătim publicarea.',
    ]),
  );
});

test('changes whose acceptance was lost on the way are no failure', async () => {
  host.answers(listRequestVersions, { data: [version()] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cer modificări' }));
  await user.type(screen.getByLabelText(/Ce schimbăm/), 'Alt fundal');
  host.isUnreachable(answerRequestVersion);
  const points = [{ id: 1, text: 'Alt fundal', done_at: null }];
  host.answers(listRequestVersions, { data: [version({ answer: 'changes', points })] });
  await user.click(screen.getByRole('button', { name: 'Trimite modificările' }));
  expect(await screen.findByText('Cu modificări')).toBeTruthy();
  await waitFor(() =>
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
      'Am primit modificările.',
    ]),
  );
  expect(screen.queryByText(/nu a fost trimis/)).toBeNull();
});
