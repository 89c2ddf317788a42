import { beforeEach, expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { listRequestMessages } from '@vitrina/contract/calls/list-request-messages';
import { listUserWebsites } from '@vitrina/contract/calls/list-user-websites';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { ONBOARDING_STEPS, type OnboardingStep } from '@vitrina/contract/rules/onboarding-steps';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleRequest } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost({ capabilities: ['request-details', 'request-messages'] });
  host.answers(listUserWebsites, { data: [] });
  host.answers(listCommissions, []);
  host.answers(listRequestMessages, { data: [], has_more: false, reads: [] });
});

function open(path: string, done: readonly OnboardingStep[], given: Partial<WebsiteRequest> = {}) {
  const request = sampleRequest({ id: 4, ...given });
  host.answers(listWebsiteRequests, { data: [request] });
  const onboarding = ONBOARDING_STEPS.map((step) => ({ step, done: done.includes(step) }));
  host.answers(getWebsiteRequest, { data: request, answers: null, events: [], onboarding });
  return renderDashboard(`/users/dashboard/${path}`);
}

test('the overview folds the steps of the request under way, each with its place', async () => {
  const { user } = open('overview', ['name', 'call', 'version'], {
    status: 'in_progress',
    paused_since: '2026-03-05T08:00:00Z',
  });
  await user.click(await screen.findByText('Pașii până la site: 3 din 9'));
  const steps = screen.getByRole('list', { name: '' });
  expect(within(steps).getAllByRole('img', { name: 'Gata' })).toHaveLength(3);
  const places = within(steps)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(places).toEqual([
    ['Alege parola: O parolă aleasă de tine', '/users/dashboard/profile#parola'],
    ['Confirm-o: Adresa de e-mail confirmată', '/account'],
    ['Adaugă firma: Firma pentru care facem site-ul', '/users/dashboard/profile#firme'],
    ['Trimite: Ce ne trebuie de la tine', '/users/dashboard/site-request/4#de-trimis'],
    ['Vezi versiunea: Aprobarea ta', '/users/dashboard/site-request/4#versiuni'],
  ]);
});

test.each([
  ['when all is done', { status: 'in_test' as const }, ONBOARDING_STEPS],
  ['of a request that ended', { status: 'completed' as const }, []],
  ['of what a stranger sent', { sent_by_guest: true }, []],
])('there are no steps %s', async (_, given, done) => {
  open('overview', done, given);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText('Pasul următor');
  expect(screen.queryByText(/^Pașii până la site/)).toBeNull();
});

test('the room shows them too, and that the company is missing', async () => {
  open('site-request/4', ['name'], { status: 'in_progress', has_company: false });
  expect(await screen.findByText('Pașii până la site: 1 din 9')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Adaugă firma' });
  expect(link.getAttribute('href')).toBe('/users/dashboard/profile#firme');
});

test.each([
  ['is chosen in the room', ['request-calls'], 'Alege ora', 'site-request/4#apel'],
  ['is seen there once it is booked', ['request-calls'], 'Vezi ora', 'site-request/4#apel'],
  ['is agreed in writing with a host that books none', [], 'Scrie-ne', 'contact'],
] as const)('the hour of the call %s', async (_, capabilities, action, place) => {
  const call_at = action === 'Vezi ora' ? '2099-12-02T08:00:00Z' : null;
  host = stubHost({ capabilities: ['request-details', 'request-messages', ...capabilities] });
  host.answers(listRequestMessages, { data: [], has_more: false, reads: [] });
  const { user } = open('site-request/4', ['name'], { status: 'in_progress', call_at });
  await user.click(await screen.findByText(/^Pașii până la site/));
  const link = screen.getByRole('link', { name: `${action}: Discuția la telefon` });
  expect(link.getAttribute('href')).toBe(`/users/dashboard/${place}`);
});
