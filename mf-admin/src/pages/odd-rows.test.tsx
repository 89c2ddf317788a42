import { expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { listUserWebsiteRequests } from '@vitrina/contract/calls/list-user-website-requests';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { updateProduct } from '@vitrina/contract/calls/update-product';
import { updateRequestStatus } from '@vitrina/contract/calls/update-request-status';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { fillIn, isToasted, renderConsole } from '../../test/render-console.tsx';
import {
  sampleCommission,
  sampleOrder,
  sampleProduct,
  sampleRequest,
  sampleSite,
  sampleUser,
} from '../../test/samples.ts';

/* Rows in the form of other hosts: an odd one breaks neither the page nor other rows. */

const GOOD = sampleOrder({ id: 300 });
/** Numbers as text, an unknown state, and missing values in several forms. */
const ODD = {
  id: '301',
  created_at: '',
  status: 'on-hold',
  email: null,
  total_price: 'multe',
  items: [{ product_name: null, quantity: '', price: 'abc' }],
};

const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('tr');
  if (!row) throw new Error(`${name} stands in no row.`);
  return within(row);
};
const rowNames = () =>
  screen.queryAllByRole('rowheader').map(({ textContent }) => textContent ?? '');

test('an odd order is shown beside the others, and one without a number is named', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listOrders, { orders: [ODD, GOOD, { ...GOOD, id: 'A-17' }, null] });
  renderConsole('/admin/orders');
  await screen.findByRole('heading', { name: 'Comanda #301' });
  const cards = screen.getAllByRole('heading', { level: 2 });
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Comanda #300', 'Comanda #301']);
  const odd = within(cards[1]?.parentElement?.parentElement as HTMLElement);
  for (const text of ['dată necunoscută', 'on-hold', 'fără e-mail', 'sumă necunoscută'])
    expect(odd.getByText(text)).toBeTruthy();
  expect(odd.getByText('produs fără nume')).toBeTruthy();
  expect(odd.getByText('× ?')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Toate ?2/ })).toBeTruthy();
  expect(screen.getByText('Nu au putut fi citite și lipsesc din listă: A-17, #4')).toBeTruthy();
});

test('orders without a date or a total come last, whichever way they are sorted', async () => {
  const host = stubHost({ capabilities: [] });
  const rows = [ODD, GOOD, { ...GOOD, id: 302, created_at: '2026-03-11 09:00', total_price: '9' }];
  host.answersAs(listOrders, { orders: rows });
  const { router } = renderConsole('/admin/orders');
  const shown = async (sort: string, expected: number[]) => {
    await router.navigate(`/admin/orders?sort=${sort}`);
    await waitFor(() =>
      expect(
        screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
      ).toEqual(expected.map((id) => `Comanda #${id}`)),
    );
  };
  await shown('', [302, 300, 301]);
  await shown('oldest', [300, 302, 301]);
  await shown('highest', [300, 302, 301]);
  await shown('lowest', [302, 300, 301]);
});

test('the table of orders shows an odd one too', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listOrders, { orders: [ODD, GOOD] });
  renderConsole('/admin/orders?view=table');
  const odd = within((await screen.findByText('#301')).closest('tr') as HTMLElement);
  for (const text of ['dată necunoscută', 'on-hold', 'sumă necunoscută', 'produs fără nume × ?'])
    expect(odd.getByText(text)).toBeTruthy();
});

test('an order in an unknown state has no actions, and says why', async () => {
  const host = stubHost();
  host.answersAs(getOrder, { order: { ...ODD, version: 1 }, events: null });
  renderConsole('/admin/order/301');
  await screen.findByText('Starea „on-hold” nu este cunoscută aici, așa că nu poate fi schimbată.');
  expect(screen.queryByRole('button', { name: /^Marchează/ })).toBeNull();
  const items = within(screen.getByRole('table', { name: 'Produse' }));
  expect(items.getAllByText('sumă necunoscută')).toHaveLength(2);
  expect(items.getByText('cantitate necunoscută')).toBeTruthy();
  expect(items.queryByText(/NaN/)).toBeNull();
});

test('an order that waits, with a quantity that cannot be read, tells no number of pieces', async () => {
  const host = stubHost();
  const order = { ...ODD, status: 'Processing', payment_status: 'unverified', accepted_at: null };
  host.answersAs(getOrder, { order, events: [] });
  renderConsole('/admin/order/301');
  await screen.findByText(/La acceptare, produsele ei ies din stoc/);
});

test('a product without a name or a price is shown so, and named in its actions', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listProducts, [
    { product_id: '7', price: 'abc', images: '', stock_quantity: 2.5 },
    sampleProduct(),
    { product_name: 'Fără număr' },
  ]);
  renderConsole('/admin/products?sort=-price');
  await screen.findByRole('button', { name: 'Editează Produs fără nume #7' });
  expect(rowNames()).toEqual(['Ser', 'Produs fără nume #7']);
  expect(rowOf('Produs fără nume #7').getByText('Fără preț: nu poate fi cumpărat.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Preț pentru Produs/).value).toBe('');
  expect(screen.getByText('Nu au putut fi citite și lipsesc din listă: #3')).toBeTruthy();
});

test('a missing price is put right in the grid; other gaps are filled in the form', async () => {
  const host = stubHost();
  host.answersAs(listProducts, [
    { ...sampleProduct(), price: null },
    { product_id: 7, product_name: 'Gol', price: -5 },
  ]);
  host.answers(updateProduct, {});
  const { user } = renderConsole('/admin/products');
  await screen.findByLabelText('Preț pentru Ser (roșu)');
  await fillIn(user, 'Preț pentru Ser (roșu)', '12');
  await user.keyboard('{Enter}');
  await isToasted('Ser (roșu): modificare salvată.');
  expect(screen.queryByRole('button', { name: 'Anulează modificarea' })).toBeNull();
  await fillIn(user, 'Preț pentru Gol', '12');
  await user.keyboard('{Enter}');
  await isToasted(
    'Produsul nu poate fi salvat fără: Descriere, Categorie, Culoare, Imagini. Completează cu „Editează”.',
  );
  expect(host.requestsOf(updateProduct)).toHaveLength(1);
});

test('a request in an unknown state keeps its name, and any known one can be set', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listAllWebsiteRequests, {
    data: [{ id: 1, status: 'on_hold', business_name: '' }, sampleRequest({ id: 2 }), { id: 'x' }],
  });
  host.answers(updateRequestStatus, {});
  const { user } = renderConsole('/admin/sites');
  await waitFor(() => expect(rowNames()).toEqual(['Unnamed Business', 'Florăria Ana']));
  const odd = rowOf('Unnamed Business');
  expect(odd.getByText('dată necunoscută')).toBeTruthy();
  const select = odd.getByRole<HTMLSelectElement>('combobox');
  expect(select.selectedOptions[0]?.textContent).toBe('on_hold');
  await user.selectOptions(select, 'in_test');
  await isToasted('Statusul solicitării a fost actualizat.');
  expect(host.requestsOf(updateRequestStatus)[0]?.body).toEqual({ status: 'in_test' });
  expect(screen.queryByRole('button', { name: 'Anulează modificarea' })).toBeNull();
  expect(screen.getByText('Nu au putut fi citite și lipsesc din listă: x')).toBeTruthy();
});

test('an account with a role of its own is shown with none; numbers read as text', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listUsers, [
    { id: 1, email: 'a@exemplu.ro', role: 'manager', phone: 712345678, cif: 14399840 },
    { ...sampleUser(), role: 'USER' },
    { email: 'fara-numar@exemplu.ro' },
  ]);
  renderConsole('/admin/users');
  await screen.findByText('rol necunoscut');
  for (const text of ['712345678', '14399840', 'user']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Nu au putut fi citite și lipsesc din listă: #3')).toBeTruthy();
});

test('a commission without an amount or a beginning says so, and comes last', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listAllCommissions, [
    { ...sampleCommission(), commission_id: 2, name: null, commission: 'x', period_start: null },
    { ...sampleCommission(), commission_id: 3, name: 'Ion', period_start: '', period_end: '' },
    { ...sampleCommission(), commission: '99.9' },
    { name: 'Fără număr' },
  ]);
  const { user } = renderConsole('/admin/commissions?sort=-commission');
  await screen.findByText('dată necunoscută – 31.03.2026');
  expect(screen.getByText('perioadă necunoscută')).toBeTruthy();
  expect(screen.getByText('sumă necunoscută')).toBeTruthy();
  expect(rowNames().at(-1)).toBe('—');
  expect(screen.getByRole('checkbox', { name: /^Plătit: #2, / })).toBeTruthy();
  expect(screen.getByText('Nu au putut fi citite și lipsesc din listă: #4')).toBeTruthy();
  await fillIn(user, 'Caută', 'null');
  await screen.findByText('Nimic nu se potrivește');
});

test('sites and companies with gaps can be chosen, or say what they lack', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listUsers, [{ ...sampleUser(), role: 'manager' }, { id: 'x-1' }]);
  host.answersAs(listAllUserWebsites, {
    data: [{ ...sampleSite(), business_name: '', created_at: 'ieri' }, { website_url: 'x' }],
  });
  host.answersAs(listAllBusinesses, { data: [{ id: '5', user_id: '7' }, { id: 'f-1' }] });
  host.answers(listUserWebsiteRequests, { data: [] });
  const { user } = renderConsole('/admin/manage?edit=new');
  for (const name of ['#2', 'x-1', 'f-1'])
    await screen.findByText(`Nu au putut fi citite și lipsesc din listă: ${name}`);
  await user.selectOptions(await screen.findByLabelText(/^Utilizator/), '7');
  await user.selectOptions(screen.getByLabelText(/^Firmă/), 'Firmă fără nume (#5)');
  await fillIn(user, /^Adresa site-ului/, 'https://magazin-nou.example');
  await user.click(screen.getByRole('button', { name: 'Atribuie site-ul' }));
  await screen.findByText('Firma nu are nume. Îl poate completa partenerul, din profil.');
});

test('what the statistics cannot read is in no sum, and that is said', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listOrders, { orders: [GOOD, ODD, { ...GOOD, id: 9, items: ODD.items }] });
  host.answersAs(listProducts, [sampleProduct(), { product_name: 'Fără număr' }]);
  renderConsole('/admin/stats');
  const summary = within(await screen.findByRole('region', { name: 'Sumar' }));
  expect(summary.getByText('2')).toBeTruthy();
  expect(summary.getByText('1.214,50 RON')).toBeTruthy();
  for (const sentence of [
    'Nu sunt în statistici, pentru că data lor lipsește, comenzile cu numărul: 301',
    '1 poziție de comandă fără cantitate sau preț cunoscut nu intră în sume.',
    'Produse care nu au putut fi citite și lipsesc din graficul stocului: #2',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
});

test('statistics of orders in unknown states name them', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listOrders, { orders: [GOOD, { ...GOOD, status: 'on-hold' }] });
  host.answers(listProducts, []);
  renderConsole('/admin/stats');
  const figure = within(await screen.findByRole('figure', { name: 'Status comenzi' }));
  await figure.findByText('on-hold');
});

test.each([{ success: false, orders: [] }, { orders: 'none' }, []])(
  'an answer that refuses or has no list is no empty shop: %j',
  async (body) => {
    const host = stubHost({ capabilities: [] });
    host.answersAs(listOrders, body);
    host.answers(listProducts, []);
    renderConsole('/admin/stats');
    await screen.findByText('Eroare: Eroare la preluarea comenzilor');
  },
);

test('null instead of a list of orders is an empty one', async () => {
  const host = stubHost({ capabilities: [] });
  host.answersAs(listOrders, { orders: null });
  host.answers(listProducts, []);
  renderConsole('/admin/stats');
  await screen.findByRole('figure', { name: 'Venituri (RON)' });
});
