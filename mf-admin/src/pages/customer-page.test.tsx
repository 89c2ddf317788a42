import { expect, test } from '@rstest/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Call } from '@vitrina/contract/call';
import { createUserEmbed } from '@vitrina/contract/calls/create-user-embed';
import { getCustomer } from '@vitrina/contract/calls/get-customer';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listUserEmbeds } from '@vitrina/contract/calls/list-user-embeds';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { updateUserEmbed } from '@vitrina/contract/calls/update-user-embed';
import type { Capability } from '@vitrina/contract/capabilities';
import type { Customer } from '@vitrina/contract/entities/customer';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import {
  fillIn,
  isToasted,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';
import {
  sampleEmbed,
  sampleOrder,
  sampleRequest,
  sampleSite,
  sampleUser,
} from '../../test/samples.ts';

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

/** A host with Ana's data and embeds. */
function serveForms(capabilities?: Capability[]) {
  const host = stubHost(capabilities && { capabilities });
  host.answers(getCustomer, ANA);
  host.answers(listUserEmbeds, {
    data: [
      sampleEmbed({ origins: ['https://xn--alon-pxb.ro'] }),
      sampleEmbed({ id: 'abcdefgh02', name: 'Vechi', ended_at: '2026-03-10T08:30:00Z' }),
    ],
  });
  host.answers(createUserEmbed, { data: sampleEmbed() });
  host.answers(updateUserEmbed, { data: sampleEmbed() });
  return host;
}
const bodies = (host: ReturnType<typeof stubHost>, call: Call) =>
  host.requestsOf(call).map(({ path, body }) => [path, body]);

test('her forms stand there, and staff make one with its sites', async () => {
  const host = serveForms();
  const { user } = renderConsole(PAGE);
  const forms = await part('Formulare');
  await forms.findByText('embed=abcdefgh01');
  expect(forms.getByText(/2 cereri trimise · șalon\.ro/)).toBeTruthy();
  expect(forms.getByText('Încheiat')).toBeTruthy();
  await user.click(forms.getByRole('button', { name: 'Formular nou' }));
  const drawer = await openDialog();
  await user.click(drawer.getByRole('button', { name: 'Creează formularul' }));
  expect(drawer.getByText('Câmpul este obligatoriu.')).toBeTruthy();
  await fillIn(user, /^Numele formularului/, 'Contact');
  await fillIn(user, /^Site-uri permise/, 'http://rau.ro');
  await user.click(drawer.getByRole('button', { name: 'Creează formularul' }));
  expect(drawer.getByText(/^Nu este adresa unui site cu https/)).toBeTruthy();
  await fillIn(user, /^Site-uri permise/, 'Salon.ro/contact');
  host.refuses(createUserEmbed, 409, { code: 'too_many_embeds', error: 'Sunt prea multe.' });
  await user.click(drawer.getByRole('button', { name: 'Creează formularul' }));
  await drawer.findByText('Sunt prea multe.');
  host.answers(createUserEmbed, { data: sampleEmbed() });
  await user.click(drawer.getByRole('button', { name: 'Creează formularul' }));
  await isToasted('Formularul „Contact” a fost creat.');
  expect(bodies(host, createUserEmbed).at(-1)).toEqual([
    '/api/embeds/user/7',
    { name: 'Contact', origins: ['https://salon.ro'] },
  ]);
  expect(host.requestsOf(listUserEmbeds).length).toBeGreaterThan(1);
  await user.click(forms.getByRole('button', { name: 'Formular nou' }));
  const again = await openDialog();
  expect(again.getByLabelText<HTMLInputElement>(/^Numele formularului/).value).toBe('');
  await user.click(again.getByRole('button', { name: 'Creează formularul' }));
  expect(again.getByText('Câmpul este obligatoriu.')).toBeTruthy();
});

test('a form is ended and taken up again, and either is taken back', async () => {
  const host = serveForms();
  const { user } = renderConsole(PAGE);
  const end = await screen.findByRole('button', { name: 'Încheie Contact' });
  const said = document.getElementById(end.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toMatch(/vizitatorii citesc că a fost încheiat/);
  await user.click(end);
  await user.click(await undoButton());
  await user.click(screen.getByRole('button', { name: 'Reia Vechi' }));
  await waitFor(() =>
    expect(bodies(host, updateUserEmbed)).toEqual([
      ['/api/embeds/user/7/abcdefgh01', { ended: true }],
      ['/api/embeds/user/7/abcdefgh01', { ended: false }],
      ['/api/embeds/user/7/abcdefgh02', { ended: false }],
    ]),
  );
});

test('forms are asked for where the host and whoever is here have them', async () => {
  const shop = serveForms();
  renderConsole(PAGE, {}, 'token', ['shop', 'people']);
  await part('Cont');
  expect(screen.queryByRole('region', { name: 'Formulare' })).toBeNull();
  expect(shop.requestsOf(listUserEmbeds)).toEqual([]);
  cleanup();
  const plain = serveForms(['customers']);
  renderConsole(PAGE);
  await part('Cont');
  expect(screen.queryByRole('region', { name: 'Formulare' })).toBeNull();
  expect(plain.requestsOf(listUserEmbeds)).toEqual([]);
  cleanup();
  const own = serveForms(['customers', 'embeds']);
  const { user } = renderConsole(PAGE);
  const forms = await part('Formulare');
  await user.click(await forms.findByRole('button', { name: 'Formular nou' }));
  const drawer = await openDialog();
  expect(drawer.queryByLabelText(/^Site-uri permise/)).toBeNull();
  cleanup();
  own.refuses(listUserEmbeds, 404);
  renderConsole(PAGE);
  await (await part('Formulare')).findByText(/fiecare își face singur formularele/);
});
