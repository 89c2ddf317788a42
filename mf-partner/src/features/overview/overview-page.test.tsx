import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { listPartnerSales } from '@vitrina/contract/calls/list-partner-sales';
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
  host.answers(listPartnerSales, { data: [], pictures: [] });
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

test.each([
  ['stands above the sales, unfolded, before the first site', [], [], true],
  ['stands below them afterwards', [sampleSite()], [], false],
  ['stands below them with a commission', [], [sampleCommission()], false],
] as const)('the making of a site %s', async (_, sites, commissions, isFirst) => {
  host.answers(listWebsiteRequests, { data: [sampleRequest({ status: 'in_progress' })] });
  host.answers(listUserWebsites, { data: [...sites] });
  host.answers(listCommissions, [...commissions]);
  open();
  await screen.findAllByRole('heading', { level: 3, name: 'Florăria Ana' });
  const order = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  const places = ['Cum stau site-urile tale', 'Vânzări și comisioane'];
  const found = () => order().filter((name) => places.includes(name ?? ''));
  await waitFor(() => expect(found()).toEqual(isFirst ? places : places.toReversed()));
});

test('the next step leads to its place in the room of the request', async () => {
  host.answers(listCommissions, []);
  const cases = [
    [{ status: 'in_progress', paused_since: daysAgo(1) }, '#de-trimis', 'stau pe loc'],
    [{ call_at: null }, '#apel', 'Alege când te sunăm'],
    [{ call_at: '2099-12-02T08:00:00Z' }, '#apel', 'Te sunăm miercuri, 2 decembrie'],
    [{ status: 'in_progress' }, '', 'Lucrăm la site'],
    [
      { status: 'in_test', version_number: 2, version_answer: 'approved' },
      '#versiuni',
      'Ai aprobat versiunea 2',
    ],
    [{ request_date: daysAgo(40) }, '#conversatie', 'Termenul a trecut'],
  ] as const;
  for (const [given, fragment, text] of cases) {
    const request = sampleRequest({ request_date: daysAgo(1), ...given, id: 4 });
    host.answers(listWebsiteRequests, { data: [request] });
    open();
    const card = (await screen.findByText('Pasul următor')).parentElement?.parentElement;
    expect(card?.textContent).toContain(text);
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(
      `/users/dashboard/site-request/4${fragment}`,
    );
    cleanup();
  }
});

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
    '/users/dashboard/site-request/1#versiuni',
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
    '/users/dashboard/site-request/1',
  );
});

test('the page ends with what other remotes add', async () => {
  showSlots();
  open();
  const slot = await screen.findByRole('region', { name: 'partner-overview' });
  const [last] = screen.getAllByRole('link', { name: 'Vezi comisioanele' }).slice(-1);
  expect(last?.compareDocumentPosition(slot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('with a host that tells sales once a month, the latest stands beside the one before', async () => {
  host = stubHost({ capabilities: ['commission-payments'] });
  host.answers(listWebsiteRequests, { data: [sampleRequest()] });
  host.answers(listUserWebsites, { success: true, data: [sampleSite()] });
  const invoice = 'https://fisiere.exemplu.ro/factura.pdf';
  host.answers(listCommissions, [
    sampleCommission({ sales: 12_000, invoice }),
    sampleCommission({ commission_id: 2, sales: 3_000, invoice, paid: true }),
    sampleCommission({
      ...{ commission_id: 3, sales: 10_000, paid: true },
      ...{ period_start: '2026-02-01', period_end: '2026-02-28' },
    }),
  ]);
  open();
  const sales = (await screen.findByText('Vânzări mar. 2026')).parentElement;
  expect(sales?.textContent).toMatch(/15\.000.*\+50% față de 10\.000/);
  const pay = screen.getByRole('link', { name: 'Plătește' });
  expect(pay.getAttribute('href')).toBe('/users/pay?facturi=1');
});
