import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, screen, within } from '@testing-library/react';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { listUserWebsites } from '@vitrina/contract/calls/list-user-websites';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { showSlots } from '@vitrina/shared-auth/testing/show-slots';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleCommission, sampleRequest, sampleSite } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(listWebsiteRequests, { data: [sampleRequest()] });
  host.answers(listUserWebsites, { success: true, data: [sampleSite()] });
  host.answers(listCommissions, [sampleCommission()]);
});

afterEach(() => {
  rstest.useRealTimers();
});

const open = (options?: { token: null }) => renderDashboard('/users/dashboard/overview', options);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const mainText = () => document.body.textContent;

test('greets, counts, suggests the next step and leads to the admin panel', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Salut, Ana' })).toBeTruthy();
  expect(await screen.findByText('Pasul următor')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 solicitare' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 site activ' })).toBeTruthy();
  const panel = screen.getByRole('link', { name: /^Panou de administrare/ });
  expect(panel.getAttribute('href')).toBe(
    'https://florarie.exemplu.ro/login?email=ana%2Bflori%40exemplu.ro',
  );
  const contact = screen.getByRole('link', { name: 'Contact' }).closest('section, div');
  expect(contact?.textContent).toContain('Disponibil 7 zile din 7');
});

test.each(['focus', 'visibilitychange'])(
  'what changed meanwhile is seen on %s, and what is known stays until it comes',
  async (event) => {
    open();
    await screen.findByRole('link', { name: '1 site activ' });
    const [card] = screen.getAllByText('Florăria Ana');
    const known = mainText();
    const site = sampleSite({ id: 2, business_name: 'Atelier' });
    const release = host.holdsBack(listUserWebsites, { success: true, data: [sampleSite(), site] });
    rstest.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    act(() => void window.dispatchEvent(new Event(event)));
    expect(mainText()).toBe(known);
    release();
    expect(await screen.findByRole('link', { name: '2 site-uri active' })).toBeTruthy();
    expect(card?.isConnected).toBe(true);
  },
);

test('without a token it says so', async () => {
  open({ token: null });
  expect(await screen.findByText('Authentication token not found.')).toBeTruthy();
});

test('a host that refuses the requests is told from one that cannot be read, and can be asked again', async () => {
  host.refuses(listWebsiteRequests, 403);
  const { user } = open();
  expect(await screen.findByText('Failed to fetch dashboard data')).toBeTruthy();
  host.answersNonsense(listWebsiteRequests);
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  expect(await screen.findByText('Error loading dashboard data.')).toBeTruthy();
  host.answers(listWebsiteRequests, { data: [sampleRequest()] });
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  expect(await screen.findByText('Pasul următor')).toBeTruthy();
});

test('sites and commissions that do not come are said, each with its own way to ask again', async () => {
  host.refuses(listUserWebsites, 403);
  host.refuses(listCommissions, 403);
  const { user } = open();
  const alertOf = async (text: string) =>
    within((await screen.findByText(text)).closest('[role="alert"]') as HTMLElement);
  const sites = await alertOf('Failed to fetch websites');
  await alertOf('Failed to fetch commissions');
  host.answers(listUserWebsites, { success: true, data: [sampleSite()] });
  await user.click(sites.getByRole('button', { name: 'Reîncearcă' }));
  expect(await screen.findByRole('link', { name: '1 site activ' })).toBeTruthy();
  expect(screen.queryByText('Failed to fetch websites')).toBeNull();
  expect(screen.getByText('Failed to fetch commissions')).toBeTruthy();
});

test('that nothing is left to do is not said while the commissions are unknown', async () => {
  host.answers(listWebsiteRequests, {
    data: [sampleRequest({ status: 'completed', status_updated: '2020-01-01T08:00:00Z' })],
  });
  host.answers(listUserWebsites, { success: true, data: [sampleSite()] });
  host.refuses(listCommissions, 403);
  const { user } = open();
  const failed = (await screen.findByText('Failed to fetch commissions')).closest('[role="alert"]');
  expect(screen.queryByText('Totul este la zi')).toBeNull();
  host.answers(listCommissions, []);
  await user.click(within(failed as HTMLElement).getByRole('button', { name: 'Reîncearcă' }));
  expect(await screen.findByText('Totul este la zi')).toBeTruthy();
});

test('who has nothing yet is told what to do', async () => {
  host.answers(listWebsiteRequests, { data: [] });
  host.answers(listUserWebsites, { success: true, data: [] });
  host.answers(listCommissions, []);
  open();
  expect(await screen.findByText('Trimite prima solicitare')).toBeTruthy();
  expect(screen.getByRole('link', { name: '0 solicitări' })).toBeTruthy();
  cleanup();
  renderDashboard('/users/dashboard/site-request');
  const create = await screen.findByRole('link', { name: 'Creează o solicitare' });
  expect(create.getAttribute('href')).toBe('/users/dashboard/new-request');
  cleanup();
  renderDashboard('/users/dashboard/commissions');
  expect(await screen.findByText('Nu ai încă niciun comision')).toBeTruthy();
});

test.each(['pending', 'in_progress'] as const)(
  'a late request that is %s is late on both pages',
  async (status) => {
    host.answers(listWebsiteRequests, {
      data: [sampleRequest({ status, request_date: daysAgo(40), status_updated: daysAgo(1) })],
    });
    host.answers(listCommissions, []);
    open();
    expect(await screen.findByText('Termenul a trecut: Florăria Ana')).toBeTruthy();
    expect(mainText()).toContain('Ne pare rău pentru întârziere.');
    expect(screen.getByRole('link', { name: 'Contactează-ne' })).toBeTruthy();
    cleanup();
    renderDashboard('/users/dashboard/site-request');
    expect(await screen.findByText('Termenul a trecut')).toBeTruthy();
  },
);

test('in testing we wait for the partner: no day is counted, nothing is late', async () => {
  host.answers(listWebsiteRequests, {
    data: [
      sampleRequest({ status: 'in_test', request_date: daysAgo(40), status_updated: daysAgo(1) }),
    ],
  });
  host.answers(listCommissions, []);
  open();
  expect(await screen.findByText('Încearcă prima versiune: Florăria Ana')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vezi solicitarea' }).getAttribute('href')).toBe(
    '/users/dashboard/site-request',
  );
  cleanup();
  renderDashboard('/users/dashboard/site-request');
  const request = (await screen.findByRole('article', { name: 'Florăria Ana' })).textContent;
  expect(request).toContain('Prima versiune este gata de încercat.');
  expect(request).not.toMatch(/Termen|Ziua lucrătoare|Ne pare rău/);
});

test('a finished site that is not among the active ones yet is not led to', async () => {
  host.answers(listWebsiteRequests, {
    data: [sampleRequest({ status: 'completed', status_updated: daysAgo(1) })],
  });
  host.answers(listUserWebsites, { success: true, data: [] });
  host.answers(listCommissions, []);
  open();
  expect(await screen.findByText('Site-ul este gata: Florăria Ana')).toBeTruthy();
  expect(mainText()).toContain('Îl adăugăm la site-urile tale active.');
  expect(mainText()).not.toContain('Intră în panoul de administrare');
  expect(screen.getByRole('link', { name: 'Vezi solicitarea' }).getAttribute('href')).toBe(
    '/users/dashboard/site-request',
  );
});

test('the page ends with what other remotes add', async () => {
  showSlots();
  open();
  const slot = await screen.findByRole('region', { name: 'partner-overview' });
  const [last] = screen.getAllByRole('link', { name: 'Vezi comisioanele' }).slice(-1);
  expect(last?.compareDocumentPosition(slot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
