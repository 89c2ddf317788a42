import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correctWebsiteRequest } from '@vitrina/contract/calls/correct-website-request';
import { createWebsiteRequest } from '@vitrina/contract/calls/create-website-request';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { sendRequestMessage } from '@vitrina/contract/calls/send-request-message';
import type { RequestStatus } from '@vitrina/contract/rules/request-status';
import { endSession, queryClient, signIn, tellChanges, useToasts } from '@vitrina/shared-auth';
import { conversationQuery } from '@vitrina/shared-auth/per-package/room/conversation-query';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { openPage } from '../../../test/open-page.tsx';
import { NewRequestPage } from '../../pages/new-request-page.tsx';

let host: ReturnType<typeof stubHost>;
const user = userEvent.setup();
const ANSWERS = { businessName: 'Florăria Ana', features: ['Chat live' as const] };

beforeEach(() => {
  host = stubHost();
  signIn({ id: 7, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'token');
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
  localStorage.clear();
  queryClient.clear();
});

function holds(answers: object, answers_version: string, status: RequestStatus = 'pending') {
  host.answers(getWebsiteRequest, {
    ...{ data: { id: 4, status }, answers, answers_version, events: [] },
  });
}
function open(search: string, status: RequestStatus = 'pending') {
  holds(ANSWERS, 'v1', status);
  return openPage(<NewRequestPage />, search);
}
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Opens the first section from the review and renames the business. */
async function rename(name: string) {
  const [first] = await screen.findAllByRole('button', { name: /^Modifică: / });
  await user.click(first as Element);
  const field = await screen.findByRole('textbox', { name: /afacer/i });
  await user.clear(field);
  await user.type(field, name);
  await press(/^(Continuă|Verifică răspunsurile)$/);
}

test('the answers of a request are corrected from the review on, over those that were read', async () => {
  open('?correct=4');
  expect(await screen.findByRole('heading', { name: 'Corectează răspunsurile' })).toBeTruthy();
  await screen.findByText('Florăria Ana');
  await rename('Florăria Ana și Dan');
  host.answers(correctWebsiteRequest, {});
  await press('Salvează răspunsurile');
  expect(await screen.findByText('✅ Răspunsurile au fost schimbate.')).toBeTruthy();
  expect(host.requestsOf(correctWebsiteRequest)).toMatchObject([
    {
      path: '/api/website-request/4',
      body: { businessName: 'Florăria Ana și Dan', features: ['Chat live'], answers_version: 'v1' },
    },
  ]);
  expect(host.requestsOf(createWebsiteRequest)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Mergi la solicitare acum' }).getAttribute('href')).toBe(
    '/users/dashboard/site-request/4',
  );
});

test('a conflict is said, and what was typed stays, also after a reload', async () => {
  open('?correct=4');
  await screen.findByText('Florăria Ana');
  await rename('Alta');
  host.refuses(correctWebsiteRequest, 409, { error: 'Altcineva a schimbat datele între timp.' });
  await press('Salvează răspunsurile');
  expect(await screen.findByText('Altcineva a schimbat datele între timp.')).toBeTruthy();
  cleanup();
  open('?correct=4');
  expect(await screen.findByText('Alta')).toBeTruthy();
});

test.each([
  ['saved over them', 'Salvează răspunsurile', 'Alta'],
  ['dropped for them', 'Vreau răspunsurile salvate', 'Din altă filă'],
])(
  'what was typed over answers that another tab changed is kept, and %s on request',
  async (_, way, name) => {
    open('?correct=4');
    await screen.findByText('Florăria Ana');
    await rename('Alta');
    host.refuses(correctWebsiteRequest, 409, { error: 'Altcineva a schimbat datele între timp.' });
    holds({ businessName: 'Din altă filă' }, 'v2');
    await press('Salvează răspunsurile');
    expect(await screen.findByText(/schimbate între timp în altă parte/)).toBeTruthy();
    expect(screen.getByText('Alta')).toBeTruthy();
    host.answers(correctWebsiteRequest, {});
    await press(way);
    if (way === 'Salvează răspunsurile')
      await screen.findByText('✅ Răspunsurile au fost schimbate.');
    else {
      expect(await screen.findByText(name)).toBeTruthy();
      expect(screen.queryByText(/schimbate între timp în altă parte/)).toBeNull();
    }
    expect(host.requestsOf(correctWebsiteRequest).map(({ body }) => body)).toMatchObject(
      way === 'Salvează răspunsurile'
        ? [{ answers_version: 'v1' }, { answers_version: 'v2', businessName: name }]
        : [{ answers_version: 'v1' }],
    );
  },
);

test('a lost answer is no reason to be unsure: the same answers once more change nothing', async () => {
  host = stubHost({ capabilities: ['request-details', 'request-corrections'] });
  open('?correct=4');
  await screen.findByText('Florăria Ana');
  host.isUnreachable(correctWebsiteRequest);
  await press('Salvează răspunsurile');
  expect(await screen.findByText(/^Verifică conexiunea/)).toBeTruthy();
  expect(screen.queryByText(/poate ajunge de două ori/)).toBeNull();
});

test('what is sent again is a new request with the former answers, and leaves the own draft alone', async () => {
  open('?from=4', 'rejected');
  await screen.findByText('Florăria Ana');
  host.answers(createWebsiteRequest, {});
  await press('Trimite cererea');
  await waitFor(() =>
    expect(host.requestsOf(createWebsiteRequest)).toMatchObject([
      { body: { ...ANSWERS, websiteGoal: '' } },
    ]),
  );
  expect(host.requestsOf(correctWebsiteRequest)).toEqual([]);
});

test('a request on which work began is not corrected, and one that is gone neither', async () => {
  open('?correct=4', 'in_progress');
  expect(await screen.findByText(/nu mai pot fi schimbate de aici/)).toBeTruthy();
  cleanup();
  host.refuses(getWebsiteRequest, 404);
  openPage(<NewRequestPage />, '?correct=5');
  expect(await screen.findByText(/nu mai pot fi schimbate de aici/)).toBeTruthy();
});

const LEFT = 'Ce ai schimbat nu a fost salvat:';
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const ROOM = '/users/dashboard/site-request/4';

/** Work on the request begins: the host refuses a correction, or reports it while the form is open. */
async function beginWork(way: 'at saving' | 'live') {
  host.refuses(correctWebsiteRequest, 409, { error: 'Am început lucrul.' });
  holds(ANSWERS, 'v1', 'in_progress');
  if (way === 'at saving') await press('Salvează răspunsurile');
  else tellChanges([{ kind: 'request', id: 4 }]);
}

test.each(['at saving', 'live'] as const)(
  'what was typed before work began, told %s, stays and can be sent as a message',
  async (way) => {
    open('?correct=4');
    await screen.findByText('Florăria Ana');
    await rename('Florăria Ana și Dan');
    await beginWork(way);
    expect(await screen.findByText(LEFT)).toBeTruthy();
    const title = screen.getByRole('heading', { name: 'Corectează răspunsurile' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText(/Am început lucrul la această solicitare/)).toBeTruthy();
    expect(screen.queryByText(/până începem lucrul/)).toBeNull();
    expect(screen.getByText(/Florăria Ana și Dan/)).toBeTruthy();
    expect(screen.queryByText(/Chat live/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvează răspunsurile' })).toBeNull();
    cleanup();
    queryClient.clear();
    open('?correct=4', 'in_progress');
    await screen.findByText(/Florăria Ana și Dan/);
    host.isUnreachable(sendRequestMessage);
    host.isUnreachable(listRequestMessages);
    await press('Trimite ca mesaj');
    await waitFor(() => expect(toasts()).toContainEqual(expect.stringMatching(/^Nu știm dacă/)));
    expect(screen.getByText(/Florăria Ana și Dan/)).toBeTruthy();
    host.answers(listRequestMessages, { data: [], has_more: false, reads: [] });
    await press('Trimite ca mesaj');
    await waitFor(() => expect(toasts()).toContainEqual(expect.stringMatching(/^Mesajul nu a/)));
    host.answers(sendRequestMessage, {
      data: {
        ...{ id: 1, text: '', files: [], from_staff: false, is_own: true },
        created_at: '2026-03-06T08:00:00Z',
      },
    });
    // Cached by an earlier visit to the room, where the link leads.
    const conversation = conversationQuery(4);
    await queryClient.prefetchQuery(conversation);
    await press('Trimite ca mesaj');
    await waitFor(() => expect(toasts()).toContain('Mesajul a fost trimis.'));
    expect(queryClient.getQueryState(conversation.queryKey)?.isInvalidated).toBe(true);
    const second = host.requestsOf(sendRequestMessage).at(-1);
    expect(second).toMatchObject({
      path: '/api/website-request/4/messages',
      body: {
        text: expect.stringMatching(/^Răspunsuri schimbate:\n\n.*afacer.*\nFlorăria Ana și Dan$/i),
        file_ids: [],
      },
    });
    expect(screen.getByRole('link', { name: 'Vezi solicitarea' }).getAttribute('href')).toBe(ROOM);
    cleanup();
    open('?correct=4', 'in_progress');
    expect(await screen.findByText(/nu mai pot fi schimbate de aici/)).toBeTruthy();
    expect(screen.queryByText(LEFT)).toBeNull();
  },
);

test('what was typed before a request ended is given up on request', async () => {
  open('?correct=4');
  await screen.findByText('Florăria Ana');
  await rename('Alta');
  holds(ANSWERS, 'v1', 'rejected');
  tellChanges('all');
  await screen.findByText(LEFT);
  expect(screen.getByText(/Solicitarea este încheiată/)).toBeTruthy();
  await press('Renunță');
  expect(await screen.findByText(/nu mai pot fi schimbate de aici/)).toBeTruthy();
  expect(screen.queryByText('Alta')).toBeNull();
  expect(screen.getByRole('link', { name: 'Vezi solicitarea' }).getAttribute('href')).toBe(ROOM);
});

test('a change that leaves a request open disturbs nobody, and a saved one stays saved', async () => {
  open('?correct=4');
  await screen.findByText('Florăria Ana');
  await rename('Alta');
  holds({ businessName: 'Din altă filă' }, 'v2');
  tellChanges('all');
  await waitFor(() => expect(host.requestsOf(getWebsiteRequest)).toHaveLength(2));
  expect(screen.getByText('Alta')).toBeTruthy();
  host.answers(correctWebsiteRequest, {});
  await press('Salvează răspunsurile');
  await screen.findByText('✅ Răspunsurile au fost schimbate.');
  holds({ businessName: 'Alta' }, 'v3', 'in_progress');
  tellChanges('all');
  await waitFor(() => expect(host.requestsOf(getWebsiteRequest)).toHaveLength(3));
  expect(screen.getByText('✅ Răspunsurile au fost schimbate.')).toBeTruthy();
});

test.each(['?correct=abc', '?from=', ''])('an address with %s is a new request', async (search) => {
  open(search);
  expect(await screen.findByRole('heading', { name: 'Creează o solicitare' })).toBeTruthy();
  expect(host.requestsOf(getWebsiteRequest)).toEqual([]);
});
