import { expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { getCustomer } from '@vitrina/contract/calls/get-customer';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listUsers } from '@vitrina/contract/calls/list-users';
import type { Customer } from '@vitrina/contract/entities/customer';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderConsole } from '../../test/render-console.tsx';
import { sampleOrder, sampleRequest, sampleSite, sampleUser } from '../../test/samples.ts';

const PAGE = '/admin/customer?email=ana%40exemplu.ro';
const ANA: Customer = {
  email: 'ana@exemplu.ro',
  account: sampleUser({ email_verified: true }),
  orders: [sampleOrder(), sampleOrder({ id: 290, status: 'Cancelled' })],
  orders_count: 12,
  total: 4321,
  addresses: [{ name: 'Ana', address: 'Strada Unu 1', zip: '400001', last_used: '2026-03-10' }],
  requests: [sampleRequest()],
  sites: [sampleSite()],
  mails: [{ id: 1, subject: 'Comanda ta #300', created_at: '2026-03-10T08:30:00Z', sent_at: null }],
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('everything that belongs to an address stands on one page, each part with its way on', async () => {
  const host = stubHost();
  host.answers(getCustomer, ANA);
  renderConsole(PAGE);
  const orders = await part('Comenzi');
  expect(orders.getByRole('link', { name: '#300' }).getAttribute('href')).toBe('/admin/order/300');
  expect(orders.getByRole('link', { name: 'Arată toate (12)' }).getAttribute('href')).toBe(
    '/admin/orders?email=ana%40exemplu.ro',
  );
  const summary = await part('Sumar');
  expect(summary.getByText('12')).toBeTruthy();
  expect(summary.getByText(/4\.321,00/)).toBeTruthy();
  expect((await part('Adrese de livrare')).getByText('Strada Unu 1')).toBeTruthy();
  expect((await part('Mesaje trimise')).getByText('Comanda ta #300')).toBeTruthy();
  expect((await part('Cont')).getByText('Adresă confirmată')).toBeTruthy();
  expect((await part('Solicitări')).getByRole('link').textContent).toBe('Florăria Ana (#1)');
  expect(host.requestsOf(getCustomer)[0]?.search).toBe('?email=ana%40exemplu.ro');
});

test('parts that the host leaves out are not for whoever is here', async () => {
  stubHost().answers(getCustomer, { email: ANA.email, orders: ANA.orders, orders_count: 2 });
  renderConsole(PAGE, {}, 'token', ['shop']);
  await part('Comenzi');
  expect(screen.queryByRole('region', { name: 'Cont' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Solicitări' })).toBeNull();
});

test('an address that nobody has says so, and so does a page without one', async () => {
  stubHost().answers(getCustomer, { email: ANA.email, account: null, orders: [], requests: [] });
  const { router } = renderConsole(PAGE);
  await screen.findByText('Nimic despre această adresă');
  await router.navigate('/admin/customer');
  await screen.findByText('Alege un client');
});

test('where the host does not answer it at once, the page is put together from the lists', async () => {
  const host = stubHost({ capabilities: [] });
  host.answers(listOrders, {
    orders: [sampleOrder(), sampleOrder({ id: 7, email: 'altcineva@exemplu.ro' })],
  });
  host.answers(listUsers, [sampleUser()]);
  host.answers(listAllWebsiteRequests, { data: [sampleRequest()] });
  host.answers(listAllUserWebsites, { data: [sampleSite()] });
  renderConsole(PAGE);
  const orders = await part('Comenzi');
  expect(orders.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['#300']);
  expect((await part('Adrese de livrare')).getByText('Strada Exemplului 1')).toBeTruthy();
  expect((await part('Site-uri')).getByText('Florăria Ana')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Mesaje trimise' })).toBeNull();
});

test('a customer who cannot be read is said, with a retry', async () => {
  const host = stubHost();
  host.refuses(getCustomer, 400);
  const { user } = renderConsole(PAGE);
  const retry = await screen.findByRole('button', { name: 'Reîncearcă' });
  host.answers(getCustomer, ANA);
  await user.click(retry);
  await part('Comenzi');
});
