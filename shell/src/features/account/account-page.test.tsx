import { beforeEach, expect, test } from '@rstest/core';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { changeAddress } from '@vitrina/contract/calls/change-address';
import { createAddress } from '@vitrina/contract/calls/create-address';
import { deleteAddress } from '@vitrina/contract/calls/delete-address';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { listAddresses } from '@vitrina/contract/calls/list-addresses';
import { listMyOrders } from '@vitrina/contract/calls/list-my-orders';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { updateAddress } from '@vitrina/contract/calls/update-address';
import { updateProfile } from '@vitrina/contract/calls/update-profile';
import { validateToken } from '@vitrina/contract/calls/validate-token';
import type { Order } from '@vitrina/contract/entities/order';
import { getSession, useToasts } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { ADMIN, ANA, renderPage } from '../../../test/render-page.tsx';

let host: ReturnType<typeof stubHost>;

beforeEach(() => {
  host = stubHost();
  host.answers(getProfile, { ...ANA, phone: '0700000000' });
  host.answers(listMyOrders, { orders: [] });
  host.answers(listNotifications, { data: [] });
  host.answers(listAddresses, { data: [] });
});

const ORDER: Order = {
  id: 41,
  created_at: '2026-03-05T12:30:00Z',
  status: 'Shipped',
  email: 'ana@exemplu.ro',
  county: 'Cluj',
  total_price: 1254.5,
  shipping_cost: 20,
  items: [
    { id: 1, product_name: 'Ruj mat', product_color: 'Roz', quantity: 2, price: 49.5 },
    { id: 2, product_name: 'Cremă', product_color: null, quantity: 1, price: 1135.5 },
  ],
};

const open = async () => {
  const page = await renderPage('/account', { user: ANA });
  return { ...page, name: await screen.findByLabelText<HTMLInputElement>(/^Nume/) };
};
const phone = () => screen.getByLabelText<HTMLInputElement>('Telefon');
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Salvează' }));
const orders = () => within(screen.getByRole('region', { name: 'Istoricul comenzilor' }));
const described = (field: HTMLElement) =>
  ['aria-errormessage', 'aria-describedby']
    .flatMap((name) => field.getAttribute(name)?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('a link at the top leads past the personal data to the orders', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'Vezi comenzile' });
  const target = document.getElementById(new URL((link as HTMLAnchorElement).href).hash.slice(1));
  expect(target?.textContent).toBe('Istoricul comenzilor');
});

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

test.each([null, ADMIN])('only a partner has an account page', async (user) => {
  const { router } = await renderPage('/account', { user });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(host.requestsOf(getProfile)).toEqual([]);
});

test('name and phone can be changed, and the header follows', async () => {
  host.answers(updateProfile, { message: 'ok' });
  const { user, name } = await open();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').readOnly).toBe(true);
  await retype(user, name, 'Zamfir Exemplu');
  await retype(user, phone(), '+40 712-345-678');
  await save(user);
  const menu = await screen.findByRole('button', { name: 'Meniul contului Zamfir Exemplu' });
  expect(menu.textContent).toBe('Z');
  expect(phone().value).toBe('0712345678');
  expect(host.requestsOf(updateProfile)[0]?.body).toEqual({
    name: 'Zamfir Exemplu',
    email: ANA.email,
    phone: '0712345678',
  });
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('Datele tale au fost actualizate.');
});

test('a name is required and a phone must be one; a field that is corrected is no longer wrong', async () => {
  const { user, name } = await open();
  await retype(user, name, ' ');
  await retype(user, phone(), '12');
  await save(user);
  expect(document.activeElement).toBe(name);
  expect(described(phone())).toMatch(/nu este valid/);
  expect(host.requestsOf(updateProfile)).toEqual([]);
  await user.type(phone(), '3');
  expect(described(phone())).toBe('');
});

test('what was typed waits for who must sign in again', async () => {
  host.refuses(updateProfile, 401);
  host.refuses(validateToken, 401);
  const { user } = await open();
  await retype(user, phone(), '0799 000 111');
  await save(user);
  await waitFor(() => expect(getSession().ended).toBe('expired'));
  cleanup();
  await open();
  expect(phone().value).toBe('0799 000 111');
});

const ADDRESS = {
  county: 'Cluj',
  locality: 'Dej',
  zip: '405200',
  address: 'Strada Lungă 1',
};
const saveAddress = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Actualizează adresa' }));

/** A host that keeps one address and accepts changes to it. */
function keepOneAddress() {
  host = stubHost({ capabilities: ['saved-address'] });
  host.answers(listNotifications, { data: [] });
}

test('the delivery address is seen and changed', async () => {
  keepOneAddress();
  host.answers(getProfile, { ...ANA, ...ADDRESS, phone: '' });
  host.answers(updateAddress, { message: 'ok' });
  const { user } = await open();
  expect(screen.getByLabelText<HTMLInputElement>('Localitate').value).toBe('Dej');
  await user.selectOptions(screen.getByLabelText('Județ'), 'Iași');
  await retype(user, screen.getByLabelText('Cod poștal'), '700 001');
  await saveAddress(user);
  await waitFor(() =>
    expect(useToasts.getState().toasts.at(-1)?.text).toBe(
      'Adresa ta de livrare a fost actualizată.',
    ),
  );
  expect(host.requestsOf(updateAddress)[0]?.body).toEqual({
    ...ADDRESS,
    county: 'Iași',
    zip: '700001',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Cod poștal').value).toBe('700001');
});

test('an address that is wrong or could not be saved says so', async () => {
  keepOneAddress();
  host.answers(getProfile, { ...ANA, ...ADDRESS, phone: '' });
  host.refuses(updateAddress, 500);
  const { user } = await open();
  const zip = screen.getByLabelText<HTMLInputElement>('Cod poștal');
  await retype(user, zip, '12');
  await saveAddress(user);
  expect(document.activeElement).toBe(zip);
  expect(described(zip)).toBe('Codul poștal are 6 cifre.');
  expect(host.requestsOf(updateAddress)).toEqual([]);
  await retype(user, zip, '405200');
  await saveAddress(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Actualizarea adresei a eșuat');
});

test.each([
  [ADDRESS, 'Strada Lungă 1\n405200 Dej\nCluj'],
  [{}, 'Nicio adresă salvată.'],
])('a host that does not change the address shows it: %j', async (address, shown) => {
  host = stubHost({ capabilities: [] });
  host.answers(getProfile, { ...ANA, ...address });
  host.answers(listNotifications, { data: [] });
  await open();
  const region = screen.getByRole('region', { name: 'Adresa de livrare' });
  expect(within(region).getByRole('group').textContent).toBe(shown);
  expect(within(region).queryByRole('button')).toBeNull();
});

test('says when the profile could not be changed', async () => {
  host.refuses(updateProfile, 500);
  const { user } = await open();
  await save(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Actualizarea profilului a eșuat');
});

test('says when the profile could not be loaded, and tries again', async () => {
  host.refuses(getProfile, 400);
  const { user } = await renderPage('/account', { user: ANA });
  const alert = (await screen.findByText('Eroare la încărcare')).closest('[role="alert"]');
  host.answers(getProfile, { ...ANA, phone: null });
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Reîncearcă' }));
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe(ANA.email);
});

test('an order says what was bought, when, for how much, and where it stands', async () => {
  host.answers(listMyOrders, { orders: [ORDER] });
  await open();
  const order = (await screen.findByRole('article', { name: 'Comanda nr. 41' })).textContent;
  for (const part of ['Expediată', '05.03.2026', '2 × Ruj mat (Roz)', '99,00', '1.254,50'])
    expect(order).toContain(part);
  expect(order).not.toContain('Retragere');
});

test('an order whose buyer withdrew from it says since when', async () => {
  host.answers(listMyOrders, { orders: [{ ...ORDER, withdrawn_at: '2026-03-09T09:00:00Z' }] });
  await open();
  const order = await screen.findByRole('article', { name: 'Comanda nr. 41' });
  expect(order.textContent).toContain('Retragere declarată 09.03.2026, 11:00');
});

const goesBack = () => screen.queryByRole('link', { name: /^Returnează produse/ })?.textContent;

test('what came yesterday can go back for two weeks, what came long ago no more', async () => {
  const delivered = (days: number): Order => ({
    ...ORDER,
    status: 'Delivered',
    page_key: 'x'.repeat(50),
    delivered_at: new Date(Date.now() - days * 86_400_000).toISOString(),
  });
  host.answers(listMyOrders, { orders: [delivered(1)] });
  await open();
  expect(goesBack()).toMatch(/^Returnează produse până pe \d\d\.\d\d\.\d{4}$/);
  cleanup();
  host.answers(listMyOrders, { orders: [delivered(40)] });
  await open();
  await screen.findByRole('link', { name: /^Detalii/ });
  expect(goesBack()).toBeUndefined();
});

test('what was not sent yet can be stopped, unless that is declared already', async () => {
  const order: Order = { ...ORDER, status: 'Processing', page_key: 'x'.repeat(50) };
  host.answers(listMyOrders, {
    orders: [order, { ...order, id: 42, withdrawn_at: '2026-03-09T09:00:00Z' }],
  });
  await open();
  const stop = await screen.findAllByRole('link', { name: 'Renunță la comandă' });
  expect(stop.map((link) => link.closest('article')?.getAttribute('aria-labelledby'))).toEqual([
    'order-41',
  ]);
});

test('an order opens here without its key in the address, and in another tab with it', async () => {
  host.answers(listMyOrders, { orders: [{ ...ORDER, page_key: 'k'.repeat(50) }] });
  const { router, user } = await open();
  const link = await screen.findByRole('link', { name: /^Detalii/ });
  expect(link.getAttribute('href')).toBe(`/order?token=${'k'.repeat(50)}`);
  await user.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/order'));
  expect(router.state.location).toMatchObject({ search: '', state: { orderKey: 'k'.repeat(50) } });
});

test('without orders it leads to the shop', async () => {
  await open();
  expect(await orders().findByText('Nu ai încă nicio comandă')).toBeTruthy();
  const shop = orders().getByRole('link', { name: 'Vezi produsele' });
  expect(shop.getAttribute('href')).toBe('/products');
});

test.each([
  [
    'is not said to have one',
    () => {
      host = stubHost({ capabilities: [] });
    },
  ],
  ['answers 404', () => host.refuses(listMyOrders, 404)],
  ['answers 405', () => host.refuses(listMyOrders, 405)],
])(
  'a host without order history, that %s, is said plainly, with a way to ask',
  async (_, given) => {
    given();
    host.answers(getProfile, ANA);
    await open();
    expect(await orders().findByText('Istoricul comenzilor nu este disponibil aici')).toBeTruthy();
    expect(orders().getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  },
);

test('orders that could not be loaded can be asked for again', async () => {
  host.refuses(listMyOrders, 403);
  const { user } = await open();
  expect(await orders().findByText('Comenzile nu au putut fi încărcate')).toBeTruthy();
  host.answers(listMyOrders, { orders: [ORDER] });
  await user.click(orders().getByRole('button', { name: 'Reîncearcă' }));
  expect(await orders().findAllByRole('article')).toHaveLength(1);
  const heading = orders().getByRole('heading', { name: 'Istoricul comenzilor' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('odd orders are shown as far as they can be read, the newest first, and the others are named', async () => {
  host.answersAs(listMyOrders, {
    orders: [
      { id: '3', created_at: 'ieri', status: 'on_hold', total_price: 'mult', items: null },
      {
        id: 5,
        created_at: '2026-03-05 12:30:00',
        status: 'SHIPPED',
        total_price: '120.50',
        items: { 0: { product_name: '', quantity: 'două', price: '50' } },
      },
      { status: 'Shipped' },
    ],
  });
  await open();
  const [first, second] = (await orders().findAllByRole('article')).map((one) => one.textContent);
  for (const part of ['Comanda nr. 5', 'Expediată', '05.03.2026', '? × produs fără nume', '120,50'])
    expect(first).toContain(part);
  for (const part of ['Comanda nr. 3', 'on_hold', 'la o dată necunoscută', 'Total, TVA inclus—'])
    expect(second).toContain(part);
  expect(orders().getByText(/^Comenzi care nu au putut fi citite: #3/)).toBeTruthy();
});

const HOME = {
  ...{ id: 1, name: 'Ana Pop', phone: '0712345678', county: 'Cluj', locality: 'Dej' },
  ...{ zip: '405200', address: 'Strada Lungă 1', is_default: true },
};
const WORK = { ...HOME, id: 2, name: 'Birou', address: 'Strada Scurtă 2', is_default: false };
const entry = (name: string) =>
  screen.findByRole('article', { name: new RegExp(`^${name}`) }).then(within);

test('an address is added, starting from that of the profile', async () => {
  host.answers(getProfile, { ...ANA, ...ADDRESS, phone: '0712345678' });
  host.answers(createAddress, { data: HOME });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Adaugă o adresă' }));
  const name = screen.getByLabelText<HTMLInputElement>(/^Cine primește/);
  expect(document.activeElement).toBe(name);
  await retype(user, name, 'Ana Pop');
  host.answers(listAddresses, { data: [HOME] });
  await user.click(screen.getByRole('button', { name: 'Salvează adresa' }));
  expect((await entry('Ana Pop')).getByText('Implicită')).toBeTruthy();
  expect(host.requestsOf(createAddress)[0]?.body).toEqual({
    ...ADDRESS,
    ...{ name: 'Ana Pop', phone: '0712345678', is_default: false },
  });
});

test('another address becomes the default one by a press', async () => {
  host.answers(listAddresses, { data: [HOME, WORK] });
  host.answers(changeAddress, {});
  const { user } = await open();
  await user.click((await entry('Birou')).getByRole('button', { name: 'Folosește implicit' }));
  await waitFor(() =>
    expect(host.requestsOf(changeAddress)[0]?.body).toMatchObject({
      address: 'Strada Scurtă 2',
      is_default: true,
    }),
  );
});

test('a removed address comes back by a press', async () => {
  host.answers(listAddresses, { data: [HOME, WORK] });
  host.answers(deleteAddress, {});
  host.answers(createAddress, { data: WORK });
  const { user } = await open();
  const removed = await entry('Birou');
  host.answers(listAddresses, { data: [HOME] });
  await user.click(removed.getByRole('button', { name: 'Șterge' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: /^Birou/ })).toBeNull());
  host.answers(listAddresses, { data: [HOME, WORK] });
  useToasts.getState().toasts.at(-1)?.action?.run();
  await entry('Birou');
  const { id, ...input } = WORK;
  expect(host.requestsOf(createAddress)[0]?.body).toEqual(input);
});
