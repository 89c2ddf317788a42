import { expect, test } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createProduct } from '@vitrina/contract/calls/create-product';
import { createUploadTicket } from '@vitrina/contract/calls/create-upload-ticket';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { setCommissionInvoice } from '@vitrina/contract/calls/set-commission-invoice';
import { updateProduct } from '@vitrina/contract/calls/update-product';
import type { Capability } from '@vitrina/contract/capabilities';
import { getSession } from '@vitrina/shared-auth';
import { stubFileHost } from '@vitrina/shared-auth/testing/stub-file-host';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { fillIn, isToasted, openDialog, renderConsole } from '../../test/render-console.tsx';
import {
  sampleCommission,
  sampleProduct,
  sampleRequest,
  sampleSite,
  sampleUser,
} from '../../test/samples.ts';
import { stubDrawing } from '../../test/stub-drawing.ts';

/* The console with a host of the specification, plus what a test adds. */

/** An order with only the specification's fields. */
const plainOrder = (given: object = {}) => ({
  id: 300,
  created_at: '2026-03-10T08:30:00Z',
  status: 'Processing',
  email: 'ana@exemplu.ro',
  county: 'Cluj',
  total_price: 1234.5,
  items: [{ id: 1, product_name: 'Ser', product_color: 'red', quantity: 2, price: 607.25 }],
  ...given,
});

function setUp(path: string, capabilities: readonly Capability[] = []) {
  const host = stubHost({ capabilities });
  host.answersAs(listOrders, {
    orders: [plainOrder({ id: 299, created_at: '2026-03-09T08:30:00Z' }), plainOrder()],
  });
  host.answers(listProducts, [sampleProduct({ version: null })]);
  host.answers(listUsers, [sampleUser()]);
  host.answers(listAllWebsiteRequests, { data: [sampleRequest()] });
  host.answers(listAllCommissions, [sampleCommission()]);
  host.answers(listAllUserWebsites, { data: [sampleSite()] });
  host.answers(listAllBusinesses, { data: [] });
  return { host, ...renderConsole(path) };
}

const button = (name: string) => screen.findByRole('button', { name });

test('the overview counts what the lists tell, and says what the host does not', async () => {
  setUp('/admin');
  await screen.findByRole('link', { name: '2 comenzi de procesat' });
  await screen.findByText('Plăți fără comandă: necunoscut');
  await screen.findByText(/^Gazda nu primește retrageri din contract\./);
  expect(screen.queryByText(/așteaptă acceptarea/)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('orders are sorted by date on the first page, whatever the order of the answer', async () => {
  setUp('/admin/orders');
  const links = await screen.findAllByRole('link', { name: 'Procesează comanda' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/order/300',
    '/admin/order/299',
  ]);
  expect(screen.queryByLabelText('Plată')).toBeNull();
});

test('a total that a host adds by itself does not make its whole list a page', async () => {
  const { host, user } = setUp('/admin/orders');
  const orders = Array.from({ length: 30 }, (_, id) => plainOrder({ id: id + 1 }));
  host.answersAs(listOrders, { orders, total: 30 });
  await user.click(await screen.findByRole('button', { name: 'Pagina 2' }));
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Procesează comanda' })).toHaveLength(10),
  );
  expect(host.requestsOf(listOrders).map(({ search }) => search)).toEqual(['']);
});

test('an order comes from the list, with what is missing in words and no dead control', async () => {
  const { host } = setUp('/admin/order/300');
  await screen.findByRole('table', { name: 'Produse' });
  expect(host.requestsOf(getOrder)).toEqual([]);
  for (const sentence of [
    'Gazda nu spune cât din total este livrarea.',
    'Gazda nu spune numele, telefonul și adresa clientului.',
    'Gazda nu oferă de aici: schimbarea statusului, numărul de urmărire (AWB), retrimiterea e-mailului de confirmare. Se fac în administrarea proprie a gazdei.',
    'Gazda nu păstrează istoricul comenzii. Nici note interne nu pot fi adăugate.',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
  for (const name of [/^Marchează/, /^Anulează/, /^Adaugă nota/, /^Retrimite/, /^Salvează/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a host that knows a part of it is offered that part', async () => {
  setUp('/admin/order/300', ['order-status', 'order-notes']);
  await button('Marchează expediată');
  await button('Adaugă nota');
  expect(
    screen.getByText(
      /^Gazda nu oferă de aici: numărul de urmărire \(AWB\), retrimiterea e-mailului/,
    ),
  ).toBeTruthy();
  expect(screen.getByText('Gazda nu păstrează istoricul comenzii.')).toBeTruthy();
});

test.each([401, 403, 404, 405, 500, 501])(
  'an order whose call answers %i comes from the list, and nobody is signed out',
  async (status) => {
    const { host } = setUp('/admin/order/300', ['order-details']);
    host.refuses(getOrder, status);
    await screen.findByRole('table', { name: 'Produse' });
    expect(getSession().status).toBe('authenticated');
  },
);

test('a number of any size is looked up in the list', async () => {
  const { host } = setUp('/admin/order/1732456789012');
  host.answersAs(listOrders, { orders: [plainOrder({ id: '1732456789012' })] });
  await screen.findByRole('table', { name: 'Produse' });
});

test('a request shows what the list tells, and says that the answers are not kept', async () => {
  const { host, user } = setUp('/admin/sites');
  await user.click(await button('Detalii: Florăria Ana (#1)'));
  const dialog = await openDialog();
  await dialog.findByText('Gazda nu păstrează răspunsurile.');
  expect(dialog.getByText('Buchete pe comandă.')).toBeTruthy();
  expect(host.requestsOf(getWebsiteRequest)).toEqual([]);
});

test('partners that cannot be listed are said to be elsewhere', async () => {
  const { host } = setUp('/admin/create-partner');
  await button('Creează partenerul');
  await screen.findByText(/^Gazda nu listează partenerii\./);
  expect(host.requestsOf(listPartners)).toEqual([]);
});

const typeNumber = /^Numărul categoriei/;

test('in an empty shop the category is typed by its number', async () => {
  const { host, user } = setUp('/admin/products?edit=new');
  const files = stubFileHost();
  stubDrawing();
  host.answers(listProducts, []);
  host.answers(createProduct, {});
  files.answers('{"status":"success","urls":["https://files.test/1.jpg"]}');
  await fillIn(user, /^Nume/, 'Ser');
  await fillIn(user, /^Descriere/, 'Pentru ten uscat.');
  await fillIn(user, /^Preț/, '151');
  await fillIn(user, /^Stoc/, '10');
  await fillIn(user, typeNumber, 'unu');
  expect(screen.queryByLabelText(/^Ingrediente/)).toBeNull();
  expect(screen.getByText(/^Gazda nu păstrează ingredientele separat/)).toBeTruthy();
  await user.click(await button('Creează produsul'));
  await screen.findByText('Scrie numărul categoriei, un număr întreg.');
  await fillIn(user, typeNumber, '12');
  await fillIn(user, /^Culoare/, 'roșu');
  await user.tab();
  const picture = new File(['x'], 'ser.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Alege imagini'), { target: { files: [picture] } });
  await screen.findByRole('img', { name: 'Imaginea 1' });
  await user.click(await button('Creează produsul'));
  await isToasted('Produsul a fost creat cu succes!');
  expect(host.requestsOf(createProduct).map(({ body }) => body)).toEqual([
    {
      name: 'Ser',
      description: 'Pentru ten uscat.',
      price: 151,
      stock_quantity: 10,
      category_id: 12,
      color: 'red',
      image_urls: ['https://files.test/1.jpg'],
    },
  ]);
});

test('in the form a field that was not touched is saved as it is now', async () => {
  const { host, user } = setUp('/admin/products?edit=1');
  host.answers(updateProduct, {});
  await fillIn(user, /^Nume/, 'Ser nou');
  host.answers(listProducts, [sampleProduct({ stock_quantity: 8, price: 99 })]);
  await user.click(await button('Salvează modificările'));
  await isToasted('Produsul a fost actualizat cu succes!');
  expect(host.requestsOf(updateProduct)[0]?.body).toMatchObject({
    name: 'Ser nou',
    price: 99,
    stock_quantity: 8,
  });
});

test('beside the categories of the products another one is chosen by its number', async () => {
  const { host, user } = setUp('/admin/products?edit=1');
  host.answers(updateProduct, {});
  const select = await screen.findByLabelText<HTMLSelectElement>(/^Categorie/);
  expect(select.value).toBe('1');
  expect(screen.queryByLabelText(typeNumber)).toBeNull();
  await user.selectOptions(select, 'Altă categorie, după număr');
  for (const number of ['1', '12']) await fillIn(user, typeNumber, number);
  await user.click(await button('Salvează modificările'));
  await isToasted('Produsul a fost actualizat cu succes!');
  expect(host.requestsOf(updateProduct).map(({ body }) => body)).toEqual([
    {
      name: 'Ser',
      description: 'Pentru ten uscat.',
      price: 151,
      stock_quantity: 10,
      category_id: 12,
      color: 'red',
      image_urls: ['http://files.test/ser.jpg'],
    },
  ]);
});

test('a price is saved over the newest stock, and taken back without what was sold meanwhile', async () => {
  const { host, user } = setUp('/admin/products');
  host.answers(updateProduct, {});
  await screen.findByLabelText('Preț pentru Ser (roșu)');
  // Two pieces were sold since the list was fetched.
  host.answers(listProducts, [sampleProduct({ stock_quantity: 8 })]);
  await fillIn(user, 'Preț pentru Ser (roșu)', '77,70');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(host.requestsOf(updateProduct)).toHaveLength(1));
  expect(host.requestsOf(updateProduct)[0]?.body).toMatchObject({
    price: 77.7,
    stock_quantity: 8,
  });
});

test('a price that a colleague changed meanwhile is told, and overwritten only then', async () => {
  const host = stubHost({ capabilities: [] });
  host.answers(listProducts, [sampleProduct()]);
  host.answers(updateProduct, {});
  const { user } = renderConsole('/admin/products');
  await screen.findByLabelText('Preț pentru Ser (roșu)');
  host.answers(listProducts, [sampleProduct({ price: 99 })]);
  await fillIn(user, 'Preț pentru Ser (roșu)', '120');
  await user.keyboard('{Enter}');
  await isToasted(/^Altcineva a schimbat produsul între timp\./);
  expect(host.requestsOf(updateProduct)).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(host.requestsOf(updateProduct)).toHaveLength(1));
});

test('a stock is taken back by its difference', async () => {
  const { host, user } = setUp('/admin/products');
  host.answers(updateProduct, {});
  await screen.findByLabelText('Stoc pentru Ser (roșu)');
  await fillIn(user, 'Stoc pentru Ser (roșu)', '25');
  await user.keyboard('{Enter}');
  const undo = await button('Anulează modificarea');
  // One of the 25 pieces was sold.
  host.answers(listProducts, [sampleProduct({ stock_quantity: 24 })]);
  await user.click(undo);
  await isToasted('Modificarea a fost anulată.');
  expect(host.requestsOf(updateProduct).at(-1)?.body).toMatchObject({ stock_quantity: 9 });
});

const pdf = () => new File(['%PDF-1.4\n%%EOF'], 'factura.pdf', { type: 'application/pdf' });

test.each<{ capabilities: Capability[] }>([
  { capabilities: [] },
  { capabilities: ['upload-tickets'] },
])('files are stored without a ticket: $capabilities', async ({ capabilities }) => {
  const files = stubFileHost();
  files.answers('{"status":"success","urls":["https://files.test/1.pdf"]}');
  const { host } = setUp('/admin/commissions', capabilities);
  host.refuses(createUploadTicket, 401);
  host.answers(setCommissionInvoice, {});
  const input = await screen.findByLabelText(/^Încarcă PDF/);
  fireEvent.change(input, { target: { files: [pdf()] } });
  await screen.findByText('Încărcare reușită și factură salvată!');
  expect(files.sent).toEqual([{ name: 'factura.pdf', ticket: null }]);
  expect(host.requestsOf(createUploadTicket)).toHaveLength(capabilities.length);
  expect(getSession().status).toBe('authenticated');
});

test('the words of a host that refuses stand below ours', async () => {
  const { host } = setUp('/admin/users');
  host.answersAs(listUsers, { success: false, message: 'Cont suspendat.' });
  await screen.findByText('Failed to fetch users');
  expect(within(screen.getByRole('alert')).getByText('Cont suspendat.')).toBeTruthy();
});
