import { beforeEach, expect, test } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { listPartnerSales } from '@vitrina/contract/calls/list-partner-sales';
import { listUserWebsites } from '@vitrina/contract/calls/list-user-websites';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import type { UserWebsite } from '@vitrina/contract/entities/user-website';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleRequest, sampleSales, sampleSite } from '../../../test/samples.ts';
import { runningMonth } from '../sales/running-month.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(listCommissions, []);
  host.answers(listPartnerSales, { data: [], pictures: [] });
});

function open(sites: UserWebsite[], requests: WebsiteRequest[] = []) {
  host.answers(listUserWebsites, { data: sites });
  host.answers(listWebsiteRequests, { data: requests });
  return renderDashboard('/users/dashboard/overview');
}
const cardOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;
const picture = (requestId: number) => ({
  request_id: requestId,
  picture: {
    id: 9,
    name: 'a.png',
    bytes: 10,
    is_image: true,
    url: `https://f.ro/${requestId}.png`,
  },
});

test('a live site shows its picture, its address, its month and its panel', async () => {
  host.answers(listPartnerSales, {
    data: [sampleSales({ month: `${runningMonth()}-01`, sales: 88 })],
    pictures: [picture(4)],
  });
  const live_url = 'https://florarie.exemplu.ro';
  open([sampleSite()], [sampleRequest({ id: 4, status: 'completed', live_url })]);
  const card = await cardOf('Florăria Ana');
  const image = await within(card).findByRole('img', { name: 'Cum arată site-ul Florăria Ana' });
  expect(image.getAttribute('src')).toBe('https://f.ro/4.png');
  expect(card.textContent).toMatch(
    /Public.*florarie\.exemplu\.ro.*Vândut luna aceasta: 88,00\sRON/,
  );
  expect(within(card).getByRole('link', { name: /^Panou de administrare/ })).toBeTruthy();
  // The request shows as the live site only, not as work in progress too.
  expect(screen.getAllByRole('heading', { level: 3, name: 'Florăria Ana' })).toHaveLength(1);
});

test('the line of what was sold is there before the sales are, and when nobody knows them', async () => {
  const comes = host.holdsBack(listPartnerSales, { data: [], pictures: [] });
  open([sampleSite()]);
  const card = await cardOf('Florăria Ana');
  expect(card.textContent).toContain('Vândut luna aceasta: …');
  comes();
  await waitFor(() => expect(card.textContent).toContain('Vândut luna aceasta: necunoscut'));
});

test('a site that is made shows its state, what comes next, and leads to its room', async () => {
  host.answers(listPartnerSales, { data: [], pictures: [picture(4)] });
  open([], [sampleRequest({ id: 4, status: 'in_test' })]);
  const card = await cardOf('Florăria Ana');
  expect(card.textContent).toContain('În testareO versiune așteaptă răspunsul tău.');
  expect(within(card).getByRole('link').getAttribute('href')).toBe(
    '/users/dashboard/site-request/4#versiuni',
  );
  expect(screen.queryByText('Nu ai încă un site activ')).toBeNull();
});

test('without a picture, or with one that does not load, there is a drawing', async () => {
  host.answers(listPartnerSales, { data: [], pictures: [picture(4)] });
  open(
    [],
    [sampleRequest({ id: 4, status: 'in_test' }), sampleRequest({ id: 5, business_name: 'Alta' })],
  );
  const card = await cardOf('Florăria Ana');
  fireEvent.error(await within(card).findByRole('img'));
  for (const one of [card, await cardOf('Alta')]) {
    expect(within(one).queryByRole('img')).toBeNull();
    expect(one.querySelector('svg[aria-hidden]')).toBeTruthy();
  }
});

test('what a stranger sent, what was refused and what is live is no work', async () => {
  open(
    [],
    [sampleRequest({ id: 1, sent_by_guest: true }), sampleRequest({ id: 2, status: 'rejected' })],
  );
  expect(await screen.findByText('Nu ai încă un site activ')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3, name: 'Florăria Ana' })).toBeNull();
});

test('of thirty sites six are shown, with the way to all', async () => {
  const sites = Array.from({ length: 30 }, (_, index) =>
    sampleSite({ id: index + 1, business_name: `Magazinul ${index + 1}` }),
  );
  open(sites);
  await cardOf('Magazinul 6');
  expect(screen.queryByRole('heading', { name: 'Magazinul 7' })).toBeNull();
  const all = screen.getByRole('link', { name: 'Vezi toate cele 30 de site-uri' });
  expect(all.getAttribute('href')).toBe('/users/dashboard/active-sites');
});

test('a name may be anything', async () => {
  const long = 'x'.repeat(300);
  open([
    sampleSite({ business_name: '\u202Eabc' }),
    sampleSite({ id: 2, business_name: 'مقهى', website_url: 'javascript:alert(1)' }),
    sampleSite({ id: 3, business_name: long }),
    sampleSite({ id: 4, business_name: '' }),
  ]);
  expect(await cardOf('abc')).toBeTruthy();
  const arabic = await cardOf('\u2068مقهى\u2069');
  expect(within(arabic).queryByRole('link')).toBeNull();
  expect(await cardOf(long)).toBeTruthy();
  expect(await cardOf('Unnamed Business')).toBeTruthy();
});
