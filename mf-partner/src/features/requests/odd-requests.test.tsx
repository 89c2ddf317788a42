import { beforeEach, expect, test } from '@rstest/core';
import { cleanup, screen, within } from '@testing-library/react';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listCommissions } from '@vitrina/contract/calls/list-commissions';
import { listUserWebsites } from '@vitrina/contract/calls/list-user-websites';
import { listWebsiteRequests } from '@vitrina/contract/calls/list-website-requests';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { sampleRequest } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost({ capabilities: [] });
});

const open = () => renderDashboard('/users/dashboard/site-request');
const article = async (name = 'Florăria Ana') =>
  (await screen.findByRole('article', { name })).textContent;

test('a state that is not known here keeps its name, and counts no days', async () => {
  host.answersAs(listWebsiteRequests, { data: [{ ...sampleRequest(), status: 'on_hold' }] });
  open();
  const text = await article();
  expect(text).toContain('on_hold');
  expect(text).not.toMatch(/Ziua lucrătoare|Termen|Urmează|undefined/);
  expect(screen.getByRole('list', { name: /stadiu|Parcurs|Etape/i }).children).toHaveLength(2);
});

test('a request that says nothing of itself is shown, each gap in words', async () => {
  host.answersAs(listWebsiteRequests, { data: [{ id: '12' }] });
  open();
  const text = await article('Unnamed Business');
  expect(text).toContain('Stare necunoscută');
  expect(text).toContain('Trimisă dată necunoscută');
  expect(text).not.toContain('—');
});

test('the newest request is first, one without a date last, whatever the order of the host', async () => {
  host.answersAs(listWebsiteRequests, {
    data: [
      { id: 1, business_name: 'Fără dată' },
      sampleRequest({ id: 2, business_name: 'Veche' }),
      sampleRequest({ id: 3, business_name: 'Nouă', request_date: '2026-04-01 08:00:00' }),
    ],
  });
  open();
  const names = (await screen.findAllByRole('article')).map((one) =>
    one.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Nouă', 'Veche', 'Fără dată']);
});

test('a row that cannot be read is named, and is not no request', async () => {
  host.answersAs(listWebsiteRequests, { data: [{ id: 'a-7', status: 'pending' }] });
  host.answers(listUserWebsites, { data: [] });
  host.answers(listCommissions, []);
  open();
  expect(await screen.findByText('Solicitări care nu au putut fi citite: a-7')).toBeTruthy();
  expect(screen.queryByText('Nu ai trimis încă nicio solicitare')).toBeNull();
  cleanup();
  renderDashboard('/users/dashboard/overview');
  expect(await screen.findByRole('link', { name: '1 solicitare' })).toBeTruthy();
  expect(screen.queryByText('Trimite prima solicitare')).toBeNull();
});

test.each([
  { of: 'that is not said to keep answers', capabilities: [], status: null },
  { of: 'that is said to, but does not', capabilities: ['request-details'] as const, status: 405 },
])('a host $of: one sentence for the page, and no button', async ({ capabilities, status }) => {
  host = stubHost({ capabilities });
  if (status) host.refuses(getWebsiteRequest, status);
  host.answers(listWebsiteRequests, {
    data: [sampleRequest(), sampleRequest({ id: 2, business_name: 'Atelierul' })],
  });
  open();
  expect(await screen.findAllByText(/nu sunt disponibile aici/)).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Vezi răspunsurile/ })).toBeNull();
  if (!status) expect(host.requestsOf(getWebsiteRequest)).toEqual([]);
});

test('the overview counts no unknown state as under way, and suggests nothing of it', async () => {
  host.answersAs(listWebsiteRequests, { data: [{ ...sampleRequest(), status: 'on_hold' }] });
  host.answers(listUserWebsites, { data: [] });
  host.answers(listCommissions, []);
  renderDashboard('/users/dashboard/overview');
  expect(await screen.findByText('Totul este la zi')).toBeTruthy();
  const cards = within(document.body);
  expect(cards.queryByText(/Acum în lucru/)).toBeNull();
});
