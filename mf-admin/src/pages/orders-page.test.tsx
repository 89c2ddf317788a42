import { expect, rstest, test } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getOrder } from '@vitrina/contract/calls/get-order';
import { listOrders } from '@vitrina/contract/calls/list-orders';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import { fillIn, isToasted, openDialog, renderConsole } from '../../test/render-console.tsx';
import { sampleOrder } from '../../test/samples.ts';

const FIRST = sampleOrder();
const SECOND = sampleOrder({
  id: 299,
  status: 'Shipped',
  email: 'ion@exemplu.ro',
  total_price: 50,
  created_at: '2026-03-09T21:30:00Z',
  payment_status: 'unverified',
});
/** A page from a host with paging. */
const PAGE = { orders: [FIRST, SECOND], total: 45, counts: { Processing: 40, Shipped: 5 } };
const VIEWS = 'vitrina:admin-views:comenzi';

function setUp(path = '/admin/orders') {
  const host = stubHost();
  host.answers(listOrders, PAGE);
  const page = renderConsole(path);
  /** Query of the last request. */
  const asked = () =>
    Object.fromEntries(new URLSearchParams(host.requestsOf(listOrders).at(-1)?.search));
  return { host, asked, ...page };
}

/** A host of the specification: all orders at once, no counts. */
function specOnly(path: string) {
  const host = stubHost();
  const orders = Array.from({ length: 150 }, (_, index) =>
    sampleOrder({
      id: 1000 - index,
      total_price: index % 7,
      email: `client${index}@exemplu.ro`,
      status: index % 3 ? 'Delivered' : 'Shipped',
    }),
  );
  host.answers(listOrders, { orders });
  return { host, ...renderConsole(path) };
}

const cards = () => screen.queryAllByRole('link', { name: 'Procesează comanda' });
const list = () => screen.findByRole('region', { name: 'Comenzile găsite' });

test('orders that do not come are said, and come with a retry', async () => {
  const host = stubHost();
  host.refuses(listOrders, 400);
  const { user } = renderConsole('/admin/orders');
  await screen.findByText('Failed to fetch orders');
  host.answers(listOrders, { orders: [], total: 0, counts: {} });
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  await screen.findByText('Nicio comandă încă');
});

test('a card shows what was bought, for how much, and the way to process it', async () => {
  setUp();
  expect(within(await list()).getByText('45 de comenzi')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Comanda #300' })).toBeTruthy();
  expect(screen.getAllByText('Ser (roșu)')).toHaveLength(2);
  expect(screen.getByText('1.234,50 RON')).toBeTruthy();
  expect(screen.getByText('10.03.2026, 10:30')).toBeTruthy();
  expect(within(await list()).getByText('Plată neverificată')).toBeTruthy();
  expect(cards().map((link) => link.getAttribute('href'))).toEqual([
    '/admin/order/300',
    '/admin/order/299',
  ]);
});

test('the tabs of the statuses count, filter, and stand in the address', async () => {
  const { asked, router, user } = setUp();
  const shipped = await screen.findByRole<HTMLInputElement>('radio', { name: /^Expediată ?5/ });
  expect(screen.getByRole('radio', { name: /^Toate ?45/ })).toBeTruthy();
  await user.click(shipped);
  await waitFor(() => expect(router.state.location.search).toBe('?status=Shipped'));
  await waitFor(() =>
    expect(asked()).toEqual({ page: '1', limit: '20', sort: 'newest', status: 'Shipped' }),
  );
});

test('orders that wait for acceptance are a filter of their own', async () => {
  const { asked, router, user } = setUp();
  await list();
  await user.selectOptions(screen.getByLabelText('Plată'), 'Plată neverificată');
  await waitFor(() => expect(router.state.location.search).toBe('?waiting=yes'));
  await waitFor(() => expect(asked()).toMatchObject({ waiting: 'yes' }));
});

test('number, day and e-mail are asked of the host', async () => {
  const { asked, user } = setUp();
  await list();
  await fillIn(user, 'ID comandă', '#300');
  await fillIn(user, 'E-mail client', 'ana@');
  fireEvent.change(screen.getByLabelText('Data creării'), { target: { value: '2026-03-10' } });
  await waitFor(() =>
    expect(asked()).toMatchObject({
      id: '300',
      email: 'ana@',
      from: '2026-03-10',
      to: '2026-03-10',
    }),
  );
});

test('what matches nothing says so, and all orders are one press away, shown as before', async () => {
  const { host, router, user } = setUp('/admin/orders?view=table&status=Delivered&sort=highest');
  host.answers(listOrders, { orders: [], total: 0, counts: {} });
  await screen.findByText('Nicio comandă nu se potrivește');
  host.answers(listOrders, PAGE);
  await user.click(screen.getByRole('button', { name: 'Șterge filtrele' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=table'));
  await screen.findByRole('table', { name: 'Comenzi' });
  expect(screen.queryByRole('button', { name: 'Șterge filtrele' })).toBeNull();
});

test('another page is asked for; one that is no longer there becomes the last one', async () => {
  const { asked, router, user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Pagina 2' }));
  await waitFor(() => expect(asked()).toMatchObject({ page: '2' }));
  await router.navigate('/admin/orders?page=9999');
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
});

test('while other orders are on their way, those of before say that they are old', async () => {
  const { host, user } = setUp();
  const region = await list();
  expect(region.getAttribute('aria-busy')).toBe('false');
  const answer = host.holdsBack(listOrders, { ...PAGE, orders: [SECOND] });
  await user.click(screen.getByRole('radio', { name: /^Expediată/ }));
  await waitFor(() => expect(region.getAttribute('aria-busy')).toBe('true'));
  expect(cards()).toHaveLength(2);
  answer();
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(region.getAttribute('aria-busy')).toBe('false');
});

test.each(['date=2026-02-31', 'date=ieri', 'status=Lost', 'page=-1', 'sort=best'])(
  'an address that no filter could have made shows the list all the same: %s',
  async (query) => {
    const { asked } = setUp(`/admin/orders?${query}`);
    await list();
    expect(asked()).toEqual({ page: '1', limit: '20', sort: 'newest' });
  },
);

test('what no field could hold is left out of what is asked', async () => {
  const { asked } = setUp(`/admin/orders?id=1%00&email=${'a'.repeat(300)}`);
  await list();
  expect(asked().id).toBe('1');
  expect(asked().email?.length).toBeLessThan(300);
});

test('the table is sorted by two of its headings, over all pages', async () => {
  const { asked, router, user } = setUp('/admin/orders?view=table');
  const total = await screen.findByRole('columnheader', { name: 'Total' });
  expect(asked()).toMatchObject({ limit: '100' });
  await user.click(within(total).getByRole('button'));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'highest' }));
  expect(total.getAttribute('aria-sort')).toBe('descending');
  await user.click(within(total).getByRole('button'));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'lowest' }));
  expect(router.state.location.search).toBe('?view=table&sort=lowest');
  expect(screen.getByRole('link', { name: 'Comanda #300' })).toBeTruthy();
  expect(
    within(screen.getByRole('columnheader', { name: 'Status' })).queryByRole('button'),
  ).toBeNull();
});

test('the way back from an order leads to the list it was opened from', async () => {
  const { host, router, user } = setUp('/admin/orders?status=Shipped&page=2');
  host.answers(getOrder, { order: FIRST, events: [] });
  await list();
  await user.click(cards()[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Comanda #300' });
  const place = screen.getByRole('navigation', { name: 'Administrare' });
  expect(within(place).getByRole('link', { name: 'Comenzi' }).getAttribute('aria-current')).toBe(
    'true',
  );
  await user.click(screen.getByRole('link', { name: 'Toate comenzile' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=Shipped&page=2'));
});

test('a view is saved under a name without its page, opened and removed', async () => {
  const { router, user } = setUp('/admin/orders?status=Delivered&view=table&sort=highest&page=1');
  await user.click(await screen.findByRole('button', { name: 'Salvează vederea' }));
  const dialog = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  await dialog.findByText('Dă un nume vederii.');
  await user.type(dialog.getByLabelText(/^Numele vederii/), 'Cele mari');
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  await router.navigate('/admin/orders');
  const views = within(screen.getByRole('region', { name: 'Vederi salvate' }));
  await user.click(await views.findByRole('link', { name: 'Cele mari' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?sort=highest&status=Delivered&view=table'),
  );
  await user.click(views.getByRole('button', { name: 'Șterge vederea Cele mari' }));
  expect(views.queryByRole('link')).toBeNull();
  expect(localStorage.getItem(VIEWS)).toBe('[]');
});

test('a view too many is refused, a known name takes its own room, and what is stored wrong is left out', async () => {
  const views = Array.from({ length: 20 }, (_, index) => ({
    name: `Vedere ${index}`,
    search: `id=${index}`,
  }));
  localStorage.setItem(VIEWS, JSON.stringify([{ name: 7 }, null, ...views]));
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Salvează vederea' }));
  const dialog = await openDialog();
  const name = dialog.getByLabelText(/^Numele vederii/);
  await user.type(name, 'Alta');
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  await dialog.findByText(/^Sunt deja 20 de vederi salvate/);
  await user.clear(name);
  await user.type(name, 'Vedere 3');
  await user.click(dialog.getByRole('button', { name: 'Salvează' }));
  const region = within(screen.getByRole('region', { name: 'Vederi salvate' }));
  await waitFor(() => expect(region.getAllByRole('link').at(-1)?.textContent).toBe('Vedere 3'));
  expect(region.getAllByRole('link')).toHaveLength(20);
});

test('the orders of a filter are exported in parts, once, and no cell runs as a formula', async () => {
  const files = catchFiles();
  const { host, user } = setUp('/admin/orders?status=Processing&page=2');
  await list();
  const before = host.requestsOf(listOrders).length;
  const answer = host.holdsBack(listOrders, {
    orders: [sampleOrder({ email: '=cmd()@exemplu.ro', tracking_number: 'AWB-1' }), SECOND],
  });
  await user.keyboard('xx');
  await user.click(screen.getByRole('button', { name: 'Exportă CSV' }));
  answer();
  await waitFor(() => expect(files).toHaveLength(1));
  const calls = host.requestsOf(listOrders).slice(before);
  // The part after the last order was empty.
  expect(calls.map(({ search }) => new URLSearchParams(search).get('after'))).toEqual(['0', '299']);
  expect(calls[0]?.search).toContain('status=Processing');
  expect(calls[0]?.search).not.toContain('page=');
  expect(files[0]?.name).toBe('comenzi.csv');
  // The host answered orders of any filter: only those of the filter are in the file.
  expect(files[0]?.text).toBe(
    [
      '\uFEFFID comandă;Data;Nume;Client;Telefon;Județ;Localitate;Cod poștal;Adresă;Produse;Status;Plată;AWB;Total',
      "300;10.03.2026, 10:30;Ana Exemplu;'=cmd()@exemplu.ro;0712345678;Cluj;Cluj-Napoca;400001;Strada Exemplului 1;Ser (roșu) × 2;Procesare;Plătită;AWB-1;1234,5",
      '',
    ].join('\r\n'),
  );
});

test('what a host tells of no order is no column of its file', async () => {
  const files = catchFiles();
  const host = stubHost({ capabilities: [] });
  const { id, created_at, status, email, county, total_price, items } = sampleOrder();
  host.answersAs(listOrders, {
    orders: [{ id, created_at, status, email, county, total_price, items }],
  });
  const { user } = renderConsole('/admin/orders?view=table');
  await screen.findByRole('table', { name: 'Comenzi' });
  await user.click(screen.getByRole('button', { name: 'Exportă CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text.split('\r\n')[0]).toBe(
    '\uFEFFID comandă;Data;Client;Județ;Produse;Status;Total',
  );
});

test('the table says which payments nobody verified', async () => {
  setUp('/admin/orders?view=table');
  const table = within(await screen.findByRole('table', { name: 'Comenzi' }));
  expect(table.getByText('Plată neverificată')).toBeTruthy();
  expect(table.queryByText('Plătită')).toBeNull();
});

test('orders that could not be exported are said', async () => {
  const { host, user } = setUp();
  await list();
  host.refuses(listOrders, 400);
  await user.click(screen.getByRole('button', { name: 'Exportă CSV' }));
  await isToasted('Comenzile nu au putut fi exportate.');
});

test('the list of a host without pages is filtered, counted, sorted and paged here', async () => {
  const { host, router, user } = specOnly('/admin/orders?view=table&sort=highest');
  await screen.findByText('150 de comenzi');
  const first = () => screen.getAllByRole('row')[1]?.textContent;
  expect(first()).toContain('6,00\u00a0RON');
  await user.click(screen.getByRole('button', { name: 'Pagina următoare' }));
  await waitFor(() => expect(first()).toContain('2,00\u00a0RON'));
  await user.click(screen.getByRole('radio', { name: /^Expediată ?50/ }));
  await waitFor(() => expect(router.state.location.search).not.toContain('page'));
  await screen.findByText('50 de comenzi');
  await fillIn(user, 'E-mail client', 'CLIENT99@');
  await screen.findByText('1 comandă');
  await fillIn(user, 'ID comandă', '#901');
  await waitFor(() => expect(router.state.location.search).toContain('id='));
  expect(screen.getByRole('link', { name: 'Comanda #901' })).toBeTruthy();
  // One request was for the first page; everything else came from the cache.
  expect(host.requestsOf(listOrders).length).toBeLessThanOrEqual(2);
});

test('a page that is turned to comes into view once its orders are there', async () => {
  const { user } = specOnly('/admin/orders?view=table&sort=highest');
  await screen.findByText('150 de comenzi');
  const seen: (string | null | undefined)[] = [];
  rstest
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => seen.push(screen.getAllByRole('row')[1]?.textContent));
  await user.click(screen.getByRole('button', { name: 'Pagina următoare' }));
  await waitFor(() => expect(seen).toEqual([expect.stringContaining('2,00\u00a0RON')]));
});
