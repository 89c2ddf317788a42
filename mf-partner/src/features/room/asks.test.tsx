import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { answerRequestAsk } from '@vitrina/contract/calls/answer-request-ask';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listRequestAsks } from '@vitrina/contract/calls/list-request-asks';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import type { RequestAsk } from '@vitrina/contract/entities/request-ask';
import { refreshRequests } from '@vitrina/shared-auth/per-package/room/refresh-requests';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleMessage, sampleRequest } from '../../../test/samples.ts';

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

const ask = (given: Partial<RequestAsk> = {}): RequestAsk => ({
  id: 9,
  title: 'Sigla',
  note: 'De preferat SVG.',
  author_name: 'Maria',
  created_at: '2026-03-05T08:00:00Z',
  answer: '',
  files: [],
  ...given,
});
const open = () => renderDashboard('/users/dashboard/site-request/4');

test('what is needed is answered with a text, and the pause is said', async () => {
  host.answers(listRequestAsks, { data: [ask({ title: '\u202ESigla' })] });
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Răspunsul tău: Sigla/ }), 'Vine azi');
  expect(screen.getByText(/șapte zile lucrătoare se opresc/)).toBeTruthy();
  host.answers(answerRequestAsk, { data: ask({ answer: 'Vine azi' }) });
  const answered = ask({ answer: 'Vine azi', answered_at: '2026-03-06T08:00:00Z' });
  host.answers(listRequestAsks, { data: [answered] });
  await user.click(screen.getByRole('button', { name: /^Trimite răspunsul: / }));
  const came = await screen.findByText('Trimis');
  await waitFor(() => expect(document.activeElement?.contains(came)).toBe(true));
  expect(document.activeElement?.textContent).toContain('Vine azi');
  expect(document.activeElement).not.toBe(document.body);
  const [sent] = host.requestsOf(answerRequestAsk);
  expect(sent?.body).toEqual({ text: 'Vine azi', file_ids: [] });
  expect(screen.queryByText(/șapte zile lucrătoare se opresc/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Trimite ca mesaj' })).toBeNull();
});

test('the day is said since when the promise waits', async () => {
  const paused = sampleRequest({
    id: 4,
    status: 'in_progress',
    paused_since: '2026-03-05T08:00:00Z',
  });
  host.answers(listWebsiteRequests, { data: [paused] });
  host.answers(listRequestAsks, { data: [ask()] });
  open();
  expect(await screen.findByText(/sunt oprite din 5 martie 2026/)).toBeTruthy();
});

test('an answer that could not be sent is sent again as the same', async () => {
  host.answers(listRequestAsks, { data: [ask()] });
  host.isUnreachable(answerRequestAsk);
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Răspunsul tău/ }), 'Vine azi');
  const keys: (string | null)[] = [];
  const { fetch } = globalThis;
  rstest.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
    return fetch(request);
  });
  // The environment's Request accepts only its own Headers, which are not global.
  rstest.stubGlobal('Headers', new Request('http://api.test').headers.constructor);
  const button = screen.getByRole('button', { name: /^Trimite răspunsul: / });
  await user.click(button);
  expect(await screen.findByText('Răspunsul nu a fost trimis. Încearcă din nou.')).toBeTruthy();
  await user.click(button);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('the counted working days are read anew with the answer', async () => {
  host.answers(listRequestAsks, { data: [ask()] });
  host.answers(answerRequestAsk, { data: ask({ answer: 'Vine azi' }) });
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Răspunsul tău/ }), 'Vine azi');
  const before = host.requestsOf(listWebsiteRequests).length;
  await user.click(screen.getByRole('button', { name: /^Trimite răspunsul: / }));
  await waitFor(() => expect(host.requestsOf(listWebsiteRequests).length).toBeGreaterThan(before));
});

test('an empty answer is not sent, what is needed no longer is not shown', async () => {
  host.answers(listRequestAsks, {
    data: [ask(), ask({ id: 8, title: 'Domeniul', withdrawn_at: '2026-03-06T08:00:00Z' })],
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Trimite răspunsul: / }));
  await waitFor(() =>
    expect(screen.getByText('Scrie un răspuns sau adaugă un fișier.')).toBeTruthy(),
  );
  expect(host.requestsOf(answerRequestAsk)).toEqual([]);
  expect(screen.queryByText('Domeniul')).toBeNull();
});

test('the buttons of two asks are told apart by what is asked for', async () => {
  host.answers(listRequestAsks, { data: [ask(), ask({ id: 10, title: 'Textele' })] });
  open();
  await screen.findByRole('textbox', { name: /Răspunsul tău: Textele/ });
  for (const name of ['Adaugă fișiere: Sigla', 'Adaugă fișiere: Textele'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  for (const name of ['Trimite răspunsul: Sigla', 'Trimite răspunsul: Textele'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('an answer to what is needed no longer can be sent as a message', async () => {
  host.answers(listRequestAsks, { data: [ask()] });
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Răspunsul tău/ }), 'Vine azi');
  host.answers(listRequestAsks, { data: [ask({ withdrawn_at: '2026-03-06T08:00:00Z' })] });
  await act(() => refreshRequests());
  const left = within(
    await screen.findByRole('region', { name: /^Nu mai este nevoie de „Sigla”/ }),
  );
  expect(left.getByText('Vine azi')).toBeTruthy();
  host.answers(sendRequestMessage, { data: sampleMessage() });
  await user.click(left.getByRole('button', { name: 'Trimite ca mesaj' }));
  await waitFor(() => expect(screen.queryByText('Vine azi')).toBeNull());
  expect(host.requestsOf(sendRequestMessage)[0]?.body).toEqual({
    text: 'Sigla:\nVine azi',
    file_ids: [],
  });
});

test('an answer that is refused because nothing is needed any more is not lost', async () => {
  host.answers(listRequestAsks, { data: [ask()] });
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Răspunsul tău/ }), 'Vine azi');
  host.refuses(answerRequestAsk, 409, { code: 'ask_closed' });
  host.answers(listRequestAsks, { data: [ask({ withdrawn_at: '2026-03-06T08:00:00Z' })] });
  await user.click(screen.getByRole('button', { name: /^Trimite răspunsul: / }));
  const left = within(
    await screen.findByRole('region', { name: /^Nu mai este nevoie de „Sigla”/ }),
  );
  expect(left.getByText('Vine azi')).toBeTruthy();
});

test('an answer whose acceptance was lost on the way is sent, and not offered as a message', async () => {
  host.answers(listRequestAsks, { data: [ask()] });
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Răspunsul tău/ }), 'Vine azi');
  host.isUnreachable(answerRequestAsk);
  const answered = ask({ answer: 'Vine azi', answered_at: '2026-03-06T08:00:00Z' });
  host.answers(listRequestAsks, { data: [answered] });
  await user.click(screen.getByRole('button', { name: /^Trimite răspunsul: / }));
  expect(await screen.findByText('Trimis')).toBeTruthy();
  expect(screen.queryByText(/nu a fost trimis/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Trimite ca mesaj' })).toBeNull();
});

test('the own answer is known again after a reload; another one is not taken for it', async () => {
  host.answers(listRequestAsks, { data: [ask()] });
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Răspunsul tău/ }), 'Vine azi ');
  const answered = ask({ answer: 'Vine azi', answered_at: '2026-03-06T08:00:00Z' });
  host.answers(listRequestAsks, { data: [answered] });
  await act(() => refreshRequests());
  expect(await screen.findByText('Trimis')).toBeTruthy();
  expect(screen.queryByText(/nu a fost trimis/)).toBeNull();
  host.answers(listRequestAsks, { data: [{ ...answered, answer: 'Vine mâine' }] });
  cleanup();
  open();
  expect(await screen.findByText(/Ce ai scris nu a fost trimis/)).toBeTruthy();
});

test('an answer of which nobody can say whether it arrived is kept and not called unsent', async () => {
  host.answers(listRequestAsks, { data: [ask()] });
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Răspunsul tău/ }), 'Vine azi');
  host.isUnreachable(answerRequestAsk);
  host.isUnreachable(listRequestAsks);
  await user.click(screen.getByRole('button', { name: /^Trimite răspunsul: / }));
  expect(await screen.findByText(/^Nu știm dacă a ajuns/)).toBeTruthy();
  expect(screen.getByDisplayValue('Vine azi')).toBeTruthy();
});
