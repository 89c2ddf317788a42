import { beforeEach, expect, test } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { withdrawWebsiteRequest } from '@vitrina/contract/calls/withdraw-website-request';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { useToasts } from '@vitrina/shared-auth';
import { refreshRequests } from '@vitrina/shared-auth/per-package/room/refresh-requests';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleRequest } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.refuses(getWebsiteRequest, 404);
});

const open = (given: Partial<WebsiteRequest>) => {
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4, ...given })] });
  return renderDashboard('/users/dashboard/site-request');
};
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

async function withdraw(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Retrage solicitarea' }));
  const dialog = await screen.findByRole('dialog', { name: /^Retragi solicitarea „Florăria Ana”/ });
  await user.click(within(dialog).getByRole('button', { name: 'Retrag solicitarea' }));
}

test('a request that waits is corrected in the questionnaire, or withdrawn after a question', async () => {
  const { user } = open({});
  await screen.findByRole('article', { name: 'Florăria Ana' });
  expect(link('Corectează răspunsurile')).toBe('/users/dashboard/new-request?correct=4');
  host.answers(withdrawWebsiteRequest, {});
  host.answers(listWebsiteRequests, {
    data: [sampleRequest({ id: 4, status: 'rejected', withdrawn: true })],
  });
  await withdraw(user);
  expect(await screen.findByText('Ai retras solicitarea.')).toBeTruthy();
  expect(host.requestsOf(withdrawWebsiteRequest)).toMatchObject([
    { path: '/api/website-request/4/withdraw' },
  ]);
  expect(link('Trimite din nou')).toBe('/users/dashboard/new-request?from=4');
});

test('that work began meanwhile is said in the host’s words, and shown', async () => {
  const { user } = open({});
  await screen.findByRole('button', { name: 'Retrage solicitarea' });
  host.refuses(withdrawWebsiteRequest, 409, { error: 'Am început deja lucrul.' });
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4, status: 'in_progress' })] });
  await withdraw(user);
  await waitFor(() => expect(toasts()).toContain('Am început deja lucrul.'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Retrage solicitarea' })).toBeNull(),
  );
});

test('work that begins closes the question, and says so', async () => {
  const { user } = open({});
  await user.click(await screen.findByRole('button', { name: 'Retrage solicitarea' }));
  await screen.findByRole('dialog', { name: /^Retragi solicitarea/ });
  host.answers(listWebsiteRequests, { data: [sampleRequest({ id: 4, status: 'in_progress' })] });
  await act(() => refreshRequests());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts()).toEqual([
    'Solicitarea nu mai poate fi retrasă: starea ei s-a schimbat între timp.',
  ]);
});

test('a refused request says why, and can be sent again', async () => {
  open({ status: 'rejected', reason: 'Nu\u202E lucrăm cu arme.' });
  expect(await screen.findByText('Nu lucrăm cu arme.')).toBeTruthy();
  expect(link('Trimite din nou')).toBe('/users/dashboard/new-request?from=4');
  expect(screen.queryByText('Ai retras solicitarea.')).toBeNull();
});

test.each([
  ['https://florarie.exemplu.ro', 'https://florarie.exemplu.ro/'],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('the last step of a finished one leads to its site at %s', async (live_url, href) => {
  open({ status: 'completed', live_url });
  await screen.findByRole('article', { name: 'Florăria Ana' });
  const steps = within(screen.getByRole('list', { name: 'Etapele solicitării' }));
  const site = steps.queryByRole('link', { name: 'Deschide site-ul' });
  expect(site?.getAttribute('href')).toBe(href);
});

test('a host that knows none of it shows the card as before', async () => {
  host = stubHost({ capabilities: [] });
  open({});
  await screen.findByRole('article', { name: 'Florăria Ana' });
  expect(link('Corectează răspunsurile')).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Retrage solicitarea' })).toBeNull();
});
