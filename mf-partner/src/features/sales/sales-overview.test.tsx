import { beforeEach, expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { listPartnerSales } from '@vitrina/contract/calls/list-partner-sales';
import { listUserWebsites } from '@vitrina/contract/calls/list-user-websites';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import type { PartnerSales } from '@vitrina/contract/entities/partner-sales';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleCommission, sampleSales, sampleSite } from '../../../test/samples.ts';
import { monthAfter, monthNames } from '../commissions/monthly-totals.ts';
import { runningMonth } from './running-month.ts';

let host: ReturnType<typeof stubHost>;

function answerPage() {
  host.answers(listWebsiteRequests, { data: [] });
  host.answers(listUserWebsites, { data: [sampleSite()] });
  host.answers(listCommissions, []);
}
beforeEach(() => {
  host = stubHost();
  answerPage();
});

const running = runningMonth();
const monthAgo = (months: number) => `${monthAfter(running, -months)}-01`;
const [now = '', last = ''] = monthNames([running, monthAfter(running, -1)]);

function open(data: PartnerSales[]) {
  host.answers(listPartnerSales, { data, pictures: [] });
  return renderDashboard('/users/dashboard/overview');
}
const soFar = (given: Partial<PartnerSales> = {}) =>
  sampleSales({ month: monthAgo(0), fetched_at: new Date().toISOString(), ...given });
const card = async (title = `Vânzări în ${now}, până acum`) =>
  (await screen.findByRole('heading', { name: title })).parentElement?.textContent ?? '';

test('the month so far stands beside the same point of the month before', async () => {
  open([soFar({ sales: 1500, orders: 21, before: { sales: 1000, orders: 1 } })]);
  const text = await card();
  expect(text).toMatch(/1\.500,00\sRON21 de comenzi/);
  expect(text).toMatch(
    new RegExp(`\\+50% față de ${last} până la aceeași zi și oră: 1\\.000,00\\sRON, 1 comandă`),
  );
  expect(text).toMatch(/Cifre din \d\d\.\d\d\.\d{4}, \d\d:\d\d\./);
  expect(text).not.toContain('nu a mai răspuns');
});

test('without it, the whole month before is told as that, without a percentage', async () => {
  open([soFar({ sales: 10, orders: 1 }), sampleSales({ month: monthAgo(1), sales: 500 })]);
  const text = await card();
  expect(text).toMatch(new RegExp(`În toată luna ${last}: 500,00\\sRON, 12 comenzi`));
  expect(text).not.toContain('%');
});

test('nothing was sold before: an amount, and no percentage of nothing', async () => {
  open([soFar({ before: { sales: 0, orders: 0 } })]);
  expect(await card()).toMatch(new RegExp(`În ${last}, până la aceeași zi și oră: 0,00\\sRON`));
});

test('no order yet is a figure too', async () => {
  open([soFar({ sales: 0, orders: 0, before: { sales: 10, orders: 1 } })]);
  expect(await card()).toMatch(/0,00\sRONnicio comandă încă.*−100% față de/);
});

test('old figures say so, and sites that told nothing are counted', async () => {
  host.answers(listUserWebsites, { data: [sampleSite(), sampleSite({ id: 2 })] });
  open([
    soFar({ fetched_at: new Date(Date.now() - 5 * 3_600_000).toISOString() }),
    sampleSales({ user_website_id: 2, month: monthAgo(1) }),
  ]);
  const text = await card();
  expect(text).toContain('De atunci magazinul nu a mai răspuns.');
  expect(text).toContain('Fără 1 site al cărui magazin nu a răspuns luna aceasta.');
});

test('a month of which nothing is known yet has its history all the same', async () => {
  open([sampleSales({ month: monthAgo(1), sales: 700, orders: null })]);
  expect(await card()).toContain(`Încă nu știm ce s-a vândut în ${now}.`);
  const table = screen.getByRole('table', { name: 'Vânzările lună de lună', hidden: true });
  expect(table.textContent).toMatch(/700,00\sRONnecunoscut/);
});

test('the history is read as a table, the running month first and called so', async () => {
  open([soFar({ sales: 3 }), sampleSales({ month: monthAgo(1), sales: 1 })]);
  await card();
  const table = screen.getByRole('table', { name: 'Vânzările lună de lună', hidden: true });
  const [, first, second] = within(table).getAllByRole('row', { hidden: true });
  expect(first?.textContent).toMatch(/\(până acum\)3,00\sRON12$/);
  expect(second?.textContent).toMatch(/1,00\sRON12$/);
});

test('the debt and its button stand before the history', async () => {
  host.answers(listCommissions, [sampleCommission()]);
  open([soFar()]);
  const pay = await screen.findByRole('link', { name: 'Plătește' });
  const history = await screen.findByText('Vânzările lună de lună');
  expect(pay.compareDocumentPosition(history)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('who has sold nothing yet is told where it will be', async () => {
  open([]);
  expect(await screen.findByText(/^Aici apar vânzările tale/)).toBeTruthy();
  expect(screen.queryByText('Vânzările lună de lună')).toBeNull();
  expect(await screen.findByText(/^Primul apare după prima lună cu vânzări/)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Vezi cât ar fi comisionul' });
  expect(way.getAttribute('href')).toBe('/users/dashboard/commissions');
});

test('sales that cannot be read are asked for again, and cost nothing else', async () => {
  host.refuses(listPartnerSales, 500);
  const { user } = renderDashboard('/users/dashboard/overview');
  const failed = await screen.findByText('Vânzările nu au putut fi citite.', {}, { timeout: 9000 });
  expect(screen.getByText('Pasul următor')).toBeTruthy();
  host.answers(listPartnerSales, { data: [soFar({ sales: 77 })], pictures: [] });
  const alert = within(failed.closest('[role="alert"]') as HTMLElement);
  await user.click(alert.getByRole('button', { name: 'Reîncearcă' }));
  expect(await card()).toMatch(/77,00\sRON/);
}, 15_000);

test('a host without it is not asked, and its page is as it was', async () => {
  host = stubHost({ capabilities: CAPABILITIES.filter((one) => one !== 'partner-sales') });
  answerPage();
  renderDashboard('/users/dashboard/overview');
  const sections = await screen.findAllByRole('region', { name: /./ });
  expect(sections.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Site-urile tale active',
    'Vânzări și comisioane',
  ]);
  expect(host.requestsOf(listPartnerSales)).toEqual([]);
});
